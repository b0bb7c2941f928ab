import { Page } from '@/components/page/page';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { previewTexts } from '../preview-texts';
import { previewAddress } from './preview-url';

type Props = { path: RoutePath; name: string; states: readonly string[] };

/** What a preview shows whose address names a state that the screen does not have: those that it has. */
export function UnknownState({ path, name, states }: Props) {
  return (
    <Page>
      <div lang="en" className="stack mt-5">
        <title>{previewTexts.unknownState(name)}</title>
        <h1>{previewTexts.unknownState(name)}</h1>
        <p>{previewTexts.knownStates}</p>
        <ul className="stack">
          {states.map((state) => (
            <li key={state}>
              <a href={previewAddress(path, state, {})}>{state}</a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
