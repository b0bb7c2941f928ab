import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconShape } from '@/components/icon/icon';
import { iconMinus, iconPlus } from '@/components/icon/shapes/input';
import { RollingMoney } from '@/components/money/rolling-money';
import { useFormat } from '@/lib/format/use-format';
import { usePressRepeat } from '@/lib/gestures/use-press-repeat';
import { AmountEntry } from './amount-entry';
import { type AmountRange, amountRatio, snapAmount } from './amount-range';

type AmountSliderProps = AmountRange & {
  id: string;
  /** The question above: "¿Cuánto pides?". */
  label: string;
  /** What of it arrives, below the amount: "Te llegan $141.000". */
  note?: ReactNode;
  /** Whole pesos, one of the amounts that can be selected. */
  value: number;
  /** Called with every amount while the user slides; debounce requests. */
  onChange: (value: number) => void;
  /** Called while an amount is typed: whether the text is no amount that can be chosen. */
  onFault?: (hasFault: boolean) => void;
};

/** An amount input: a slider, − and + buttons (which repeat while held), and a text field. */
export function AmountSlider(props: AmountSliderProps) {
  const { id, label, note, value, onChange, onFault, ...range } = props;
  const t = useTranslations('ui.amount');
  const spoken = useTranslations('ui.money');
  const format = useFormat();
  const slider = useRef<HTMLInputElement>(null);
  // The range for which an amount is typed: of another one, and beside the slider that is moved, the field would name
  // another amount than the one that is chosen.
  const [typedMax, setTypedMax] = useState<number>();
  const typing = typedMax === range.max;
  // The amount in the place of a typed one between two steps, which is said until it changes.
  const [moved, setMoved] = useState<number>();
  const isMoved = moved === value && !typing;
  // Screen readers announce the slider's own value; for − and + the amount is a live region.
  const [stepping, setStepping] = useState(false);
  const ratio = amountRatio(value, range);
  // Through the ref: the content policy forbids style attributes in prerendered HTML.
  useLayoutEffect(() => slider.current?.style.setProperty('--ratio', String(ratio)), [ratio]);

  function set(amount: number) {
    setTypedMax(undefined);
    setMoved(undefined);
    const next = snapAmount(amount, range);
    if (next !== value) onChange(next);
  }
  const step = format.money(range.step);
  const steps = [
    { icon: iconMinus, label: t('less', { step }), by: -range.step },
    { icon: iconPlus, label: t('more', { step }), by: range.step },
  ] as const;
  const [less, more] = steps.map(({ by, ...button }) => (
    <StepButton
      key={by}
      {...button}
      atEnd={snapAmount(value + by, range) === value}
      onStep={() => set(value + by)}
    />
  ));
  return (
    <div className="amount">
      <label className="question" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <fieldset
        className="amount__row"
        aria-labelledby={`${id}-label`}
        onFocus={() => setStepping(true)}
        onBlur={() => setStepping(false)}
      >
        {less}
        <div aria-live={stepping ? 'polite' : 'off'}>
          <RollingMoney amount={value} />
        </div>
        {more}
      </fieldset>
      {note !== undefined && <p className="amount__note">{note}</p>}
      <input
        ref={slider}
        id={id}
        className="slider"
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={spoken('spoken', { count: value, pesos: String(value) })}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <div className="amount__ends">
        <span translate="no">{format.money(range.min)}</span>
        <button
          type="button"
          className="link"
          aria-expanded={typing}
          onClick={() => setTypedMax(typing ? undefined : range.max)}
        >
          {t('write')}
        </button>
        <span translate="no">{format.money(range.max)}</span>
      </div>
      {/* Always mounted, as a live region must be to be announced. */}
      <p role="status" className={isMoved ? 'small muted' : 'visually-hidden'}>
        {isMoved && t('moved', { amount: format.money(value), step })}
      </p>
      {typing && (
        <AmountEntry
          id={`${id}-typed`}
          range={range}
          value={value}
          onCommit={onChange}
          onFault={onFault}
          onDone={(rounded) => {
            setTypedMax(undefined);
            setMoved(rounded);
            // The amount may have been scrolled away above the keyboard.
            slider.current?.closest('.amount')?.scrollIntoView({ block: 'nearest' });
            slider.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

type StepButtonProps = { icon: IconShape; label: string; atEnd: boolean; onStep: () => void };

/** Not `disabled` at its end, so that it keeps the focus. */
function StepButton({ icon, label, atEnd, onStep }: StepButtonProps) {
  const repeat = usePressRepeat(onStep);
  return (
    <button
      {...repeat}
      type="button"
      className="iconbtn iconbtn--soft"
      aria-label={label}
      aria-disabled={atEnd || undefined}
    >
      <Icon of={icon} />
    </button>
  );
}
