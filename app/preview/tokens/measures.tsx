import type { CSSProperties } from 'react';
import { previewTexts } from '../preview-texts';
import { tokenGroups } from './tokens.gen';
import type { TokenValue } from './use-token-values';

type Props = { values: ReadonlyMap<string, TokenValue> };

const tokens = tokenGroups.flatMap((group) =>
  group.tokens.map(({ name, note }) => ({ name, note })),
);

/** What is measured, and what a sample of it is drawn with. */
const kinds: readonly { title: string; is: RegExp; style: (name: string) => CSSProperties }[] = [
  {
    title: previewTexts.space,
    is: /^--(s-|gutter|touch|control|tabbar|column)/,
    style: (name) => ({ width: `var(${name})`, height: '12px' }),
  },
  {
    title: previewTexts.radius,
    is: /^--r-/,
    style: (name) => ({ width: '88px', height: '56px', borderRadius: `var(${name})` }),
  },
  {
    title: previewTexts.elevation,
    is: /^--e-/,
    style: (name) => ({
      width: '88px',
      height: '56px',
      borderRadius: 'var(--r-m)',
      background: 'var(--surface)',
      boxShadow: `var(${name})`,
    }),
  },
  { title: previewTexts.motionTokens, is: /^--(t-|ease)/, style: () => ({ display: 'none' }) },
];

/** Spaces, radii, elevations and times, each drawn with itself. */
export function Measures({ values }: Props) {
  return kinds.map(({ title, is, style }) => (
    <section key={title} className="gallery-section" aria-labelledby={`measure-${title}`}>
      <h2 id={`measure-${title}`}>{title}</h2>
      <ul className="gallery-tokens">
        {tokens
          .filter(({ name }) => is.test(name))
          .map(({ name, note }) => (
            <li key={name}>
              <span className="gallery-measure" style={style(name)} />
              <code>{name}</code>
              <p className="small muted">
                {values.get(name)?.light.text} {note}
              </p>
            </li>
          ))}
      </ul>
    </section>
  ));
}
