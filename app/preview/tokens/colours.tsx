import { themes } from '@/app/preview/runtime/look';
import { previewTexts } from '../preview-texts';
import { tokenGroups } from './tokens.gen';
import type { TokenValue } from './use-token-values';

type Props = { values: ReadonlyMap<string, TokenValue> };

/** Every colour, light and dark beside each other. */
export function Colours({ values }: Props) {
  const groups = tokenGroups
    .map(({ title, tokens }) => ({
      title,
      tokens: tokens.filter(({ name }) => values.get(name)?.light.colour),
    }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <section className="gallery-section" aria-labelledby="colours">
      <h2 id="colours">{previewTexts.colours}</h2>
      {groups.map(({ title, tokens }) => (
        <div key={title}>
          <h3 className="gallery-tokens__group">{title}</h3>
          <ul className="gallery-tokens">
            {tokens.map(({ name, note }) => (
              <li key={name}>
                <Swatch value={values.get(name)} />
                <code>{name}</code>
                {note ? <p className="small muted">{note}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** One colour in both themes, whatever the page's own is. */
function Swatch({ value }: { value: TokenValue | undefined }) {
  return (
    <div className="gallery-swatch">
      {themes.map((theme) => {
        const { colour } = value?.[theme] ?? {};
        return (
          <div key={theme}>
            <span className="gallery-swatch__colour" style={{ background: colour ?? undefined }} />
            <span className="small">{hex(colour ?? '')}</span>
          </div>
        );
      })}
    </div>
  );
}

/** `rgb(16, 37, 45)` as designers write it, with an alpha in percent where it has one. */
function hex(colour: string): string {
  const [red, green, blue, alpha] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const digits = [red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('');
  return `#${digits}${alpha === undefined ? '' : ` ${Math.round(alpha * 100)}\u00a0%`}`;
}
