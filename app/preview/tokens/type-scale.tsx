import { previewTexts } from '../preview-texts';
import { tokenGroups } from './tokens.gen';
import type { TokenValue } from './use-token-values';

type Props = { values: ReadonlyMap<string, TokenValue> };

const names = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name));
const sizes = names.filter((name) => name.startsWith('--fs-'));
const weights = names.filter((name) => name.startsWith('--fw-'));

/** The sizes and the weights of the one family. */
export function TypeScale({ values }: Props) {
  const row = (name: string, style: React.CSSProperties) => (
    <li key={name} className="gallery-type">
      <span>
        <code>{name}</code> <code>{values.get(name)?.light.text}</code>
      </span>
      <span lang="es" style={style}>
        {previewTexts.sample}
      </span>
    </li>
  );
  return (
    <section className="gallery-section" aria-labelledby="type">
      <h2 id="type">{previewTexts.type}</h2>
      <ul>
        {sizes.map((name) => row(name, { fontSize: `var(${name})`, lineHeight: 1.2 }))}
        {weights.map((name) => row(name, { fontWeight: `var(${name})`, fontSize: 'var(--fs-l)' }))}
      </ul>
    </section>
  );
}
