import { themes } from '@/app/preview/runtime/look';
import { previewTexts } from '../preview-texts';
import { contrastRatio, parseRgb } from './contrast';
import { type ContrastPair, contrastPairs } from './contrast-pairs';
import type { TokenValue } from './use-token-values';

type Props = { values: ReadonlyMap<string, TokenValue> };

/** Every pair of colours that the app uses, with its contrast in both themes. */
export function ContrastTable({ values }: Props) {
  return (
    <section className="gallery-section" aria-labelledby="contrast">
      <h2 id="contrast">{previewTexts.contrast}</h2>
      <p className="lede">{previewTexts.contrastLead}</p>
      <section
        className="gallery-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={previewTexts.pair}
      >
        <table className="gallery-table">
          <thead>
            <tr>
              <th scope="col">{previewTexts.pair}</th>
              <th scope="col">{previewTexts.needed}</th>
              {themes.map((theme) => (
                <th key={theme} scope="col">
                  {previewTexts.themes[theme]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => (
              <tr key={`${pair.foreground} ${pair.background}`}>
                <th scope="row">
                  <code>{pair.foreground}</code> on <code>{pair.background}</code>
                </th>
                <td>{pair.needed}</td>
                {themes.map((theme) => (
                  <Ratio key={theme} pair={pair} theme={theme} values={values} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

type RatioProps = Props & { pair: ContrastPair; theme: (typeof themes)[number] };

function Ratio({ pair, theme, values }: RatioProps) {
  const colourOf = (name: string) => values.get(`--${name}`)?.[theme].colour ?? '';
  const [foreground, background] = [colourOf(pair.foreground), colourOf(pair.background)];
  const [one, other] = [parseRgb(foreground), parseRgb(background)];
  const ratio = one && other ? contrastRatio(one, other) : 0;
  const passes = ratio >= pair.needed;
  return (
    <td data-fails={!passes}>
      <span className="gallery-sample" style={{ color: foreground, background }}>
        {pair.needed === 3 ? '●' : 'Aa'}
      </span>
      {ratio.toFixed(1)} {passes ? '' : previewTexts.failsContrast}
    </td>
  );
}
