import { examples } from '@/components/art/art.examples';
import { previewTexts } from '../preview-texts';

/** Every drawing. */
export function Drawings() {
  const drawings = Object.entries(examples);
  return (
    <section className="gallery-section" aria-labelledby="drawings">
      <h2 id="drawings">
        {previewTexts.drawings} <small className="muted">{drawings.length}</small>
      </h2>
      <ul className="gallery-tokens gallery-tokens--wide">
        {drawings.map(([name, Drawing]) => (
          <li key={name}>
            <div className="gallery-drawing">
              <Drawing />
            </div>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
