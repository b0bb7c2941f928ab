'use client';
import { Choice } from '../look-controls';
import { galleryAreas } from '../screens';
import { type CompareMode, compareModes } from './compare-view';
import { stateKey } from './state-url';

const modes = { side: 'Side by side', overlay: 'Overlay', difference: 'Difference' } as const;

type Props = {
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  share: number;
  onShare: (share: number) => void;
  /** The key of the other state; empty for the accepted picture. */
  other: string;
  onOther: (key: string) => void;
};

/** What a state is compared with, and how. */
export function ComparePanel({ mode, onMode, share, onShare, other, onOther }: Props) {
  return (
    <>
      <label className="gallery-panel__field">
        <span>Compare with</span>
        <select value={other} onChange={({ target }) => onOther(target.value)}>
          <option value="">Its accepted picture</option>
          {galleryAreas
            .flatMap((area) => area.screens)
            .map((screen) => (
              <optgroup key={screen.path} label={screen.title}>
                {screen.states.map((state) => (
                  <option key={state.name} value={stateKey({ screen, state })}>
                    {`${screen.title}: ${state.title}`}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </label>
      <Choice
        label="As"
        value={mode}
        options={compareModes}
        labelOf={(value) => modes[value]}
        onChange={onMode}
      />
      {mode === 'overlay' ? (
        <label className="gallery-panel__field">
          <span>{`The other one from the left: ${share} %`}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            onChange={({ target }) => onShare(Number(target.value))}
          />
        </label>
      ) : null}
      <p className="small muted">
        {mode === 'difference'
          ? 'Black where both are the same. An accepted picture is compressed, so letters leave a faint grey.'
          : 'At 360 px and 100 % text without motion, as pictures are accepted, in the language and theme chosen above.'}
      </p>
    </>
  );
}
