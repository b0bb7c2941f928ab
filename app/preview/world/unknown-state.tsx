import { Page } from '@/components/page/page';
import { formatQuery } from '@/lib/router/target';
import { previewTexts } from '../preview-texts';

type Props = { name: string; states: readonly string[] };

/** What a preview shows whose address names a state that the screen does not have: those that it has. */
export function UnknownState({ name, states }: Props) {
  return (
    <Page>
      <div lang="en" className="stack mt-5">
        <title>{previewTexts.unknownState(name)}</title>
        <h1>{previewTexts.unknownState(name)}</h1>
        <p>{previewTexts.knownStates}</p>
        <ul className="stack">
          {states.map((state) => (
            <li key={state}>
              <a href={formatQuery({ state })}>{state}</a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
