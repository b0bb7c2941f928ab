'use client';
import type { CSSProperties } from 'react';
import { Icon, type IconShape } from '@/components/icon/icon';
import * as input from '@/components/icon/shapes/input';
import * as loan from '@/components/icon/shapes/loan';
import * as navigation from '@/components/icon/shapes/navigation';
import * as status from '@/components/icon/shapes/status';
import { tokenGroups } from './all-tokens.gen';
import { galleryUrl } from './runtime/preview-url';
import type { GalleryProps } from './settings';

const icons: readonly [string, IconShape][] = Object.entries({
  ...navigation,
  ...input,
  ...loan,
  ...status,
});

/** Every token with a sample in the chosen theme, and every icon by its name. */
export function TokensPage({ ready }: Pick<GalleryProps, 'ready'>) {
  return (
    <>
      <h1>Tokens</h1>
      {/* Not prerendered: the content policy forbids style attributes in HTML. */}
      {ready && <Tokens />}
    </>
  );
}

function Tokens() {
  return (
    <>
      {tokenGroups.map(({ title, tokens }) => (
        <section key={title} className="gallery-section" aria-label={title}>
          <h2>{title}</h2>
          <ul className="gallery-tokens">
            {tokens.map(({ name, value, note }) => (
              <li key={name}>
                <span className="gallery-sample" style={sampleStyle(name, value)}>
                  {/^--(fs|fw|ls)-/.test(name) ? 'Pides $350.000' : null}
                </span>
                <a href={galleryUrl('preview/search', { search: name })}>
                  <code>{name}</code>
                </a>
                <code className="muted">{value}</code>
                {note ? <p className="small muted">{note}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="gallery-section" aria-labelledby="icons">
        <h2 id="icons">Icons</h2>
        <ul className="gallery-tokens">
          {icons.map(([name, shape]) => (
            <li key={name}>
              <Icon of={shape} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Applies a token to its sample, by its name or the kind of its value. */
function sampleStyle(name: string, value: string): CSSProperties {
  const token = `var(${name})`;
  if (name.startsWith('--fs-')) return { fontSize: token };
  if (name.startsWith('--fw-')) return { fontWeight: token };
  if (name.startsWith('--ls-')) return { letterSpacing: token };
  if (name.startsWith('--r-')) return { ...box, borderRadius: token };
  if (name.startsWith('--e-')) return { ...box, background: 'var(--surface)', boxShadow: token };
  if (/^(#|rgb|light-dark\()/.test(value)) return { ...box, background: token };
  if (/^(--s-|--(gutter|touch|control|tabbar|column)$)/.test(name)) {
    return { width: token, height: '12px', background: 'var(--data-frozen)' };
  }
  return { display: 'none' };
}

const box: CSSProperties = { height: '56px', background: 'var(--data-frozen)' };
