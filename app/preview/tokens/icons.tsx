import { Icon, type IconShape } from '@/components/icon/icon';
import * as input from '@/components/icon/shapes/input';
import * as loan from '@/components/icon/shapes/loan';
import * as navigation from '@/components/icon/shapes/navigation';
import * as status from '@/components/icon/shapes/status';
import { previewTexts } from '../preview-texts';

const shapes: readonly [string, IconShape][] = Object.entries({
  ...navigation,
  ...input,
  ...loan,
  ...status,
});

/** Every icon by the name that code imports it by. */
export function Icons() {
  return (
    <section className="gallery-section" aria-labelledby="icons">
      <h2 id="icons">
        {previewTexts.icons} <small className="muted">{shapes.length}</small>
      </h2>
      <ul className="gallery-tokens">
        {shapes.map(([name, shape]) => (
          <li key={name}>
            <Icon of={shape} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
