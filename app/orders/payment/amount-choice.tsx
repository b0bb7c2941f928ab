import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ChosenTick } from '@/components/chosen-tick/chosen-tick';
import { TextField } from '@/components/text-field/text-field';
import { useTypingPause } from '@/components/text-field/use-typing-pause';
import { parseMoney } from '@/lib/format/parse-money';
import { groupMoney, typedMoney } from '@/lib/format/type-money';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';

/**
 * What of an amount due is paid: what awaited money leaves of it, all of it, or a part. `text` is as the part was typed, also
 * while another one is chosen.
 */
export type Amount = { readonly kind: 'rest' | 'all' | 'part'; readonly text: string };

/** The limits of a part, in pesos, and what awaited money leaves, where that can be paid. */
export type PartRange = {
  readonly min: number;
  readonly max: number;
  readonly rest?: number | undefined;
};

/** The chosen amount in pesos; `null` if what was typed is none, or out of the range. */
export function amountOf(amount: Amount, { min, max, rest = max }: PartRange): number | null {
  if (amount.kind !== 'part') return amount.kind === 'rest' ? rest : max;
  const pesos = parseMoney(amount.text);
  return pesos !== null && pesos >= min && pesos <= max ? pesos : null;
}

type Props = {
  amount: Amount;
  range: PartRange;
  /** Whether an amount that cannot be paid is called so. */
  showsFault: boolean;
  onChange(amount: Amount): void;
  /** The field was left, or its typing pauses. */
  onRest(): void;
};

/** What is left, all that is due or a part of it, as radio buttons; the part is typed. */
export function AmountChoice({ amount, range, showsFault, onChange, onRest }: Props) {
  const t = useTranslations('payment');
  const { money } = useFormat();
  const name = useId();
  const isPart = amount.kind === 'part';
  const [isPressed, setIsPressed] = useState(false);
  const isRest = amount.kind === 'rest' && range.rest !== undefined;
  return (
    <fieldset>
      <legend className="small muted">{t('howMuch')}</legend>
      {range.rest !== undefined && (
        <label className="pay-option">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={isRest}
            onChange={() => onChange({ ...amount, kind: 'rest' })}
          />
          <b className="grow">{t('rest')}</b>
          <span className="num">{money(range.rest)}</span>
          <ChosenTick />
        </label>
      )}
      <label className="pay-option">
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          checked={!isPart && !isRest}
          onChange={() => onChange({ ...amount, kind: 'all' })}
        />
        <b className="grow">{t(range.rest === undefined ? 'all' : 'allAgain')}</b>
        <span className="num">{money(range.max)}</span>
        <ChosenTick />
      </label>
      <label
        className="pay-option"
        onPointerDown={() => setIsPressed(true)}
        onKeyDown={() => setIsPressed(false)}
      >
        <input
          type="radio"
          id={paymentIds.part}
          className="visually-hidden"
          name={name}
          checked={isPart}
          onChange={() => onChange({ ...amount, kind: 'part' })}
        />
        <b className="grow">{t('part')}</b>
        <span className="small muted num">{t('partFrom', { min: money(range.min) })}</span>
        <ChosenTick />
      </label>
      {isPart && (
        <PartField
          text={amount.text}
          focuses={isPressed}
          range={range}
          showsFault={showsFault}
          onChange={(text) => onChange({ kind: 'part', text })}
          onRest={onRest}
        />
      )}
    </fieldset>
  );
}

type FieldProps = Omit<Props, 'amount' | 'onChange'> & {
  text: string;
  /** It was chosen by a press, which may open the keyboard: the arrow keys go on through the radio buttons. */
  focuses: boolean;
  onChange(text: string): void;
};

function PartField({
  text,
  focuses,
  range: { min, max },
  showsFault,
  onChange,
  onRest,
}: FieldProps) {
  const t = useTranslations('payment');
  const limits = useTranslations('ui.amount');
  const { locale, money } = useFormat();
  const pesos = parseMoney(text);
  const box = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => focuses && box.current?.querySelector('input')?.focus());
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    focus();
  }, []);
  useTypingPause(text, onRest);
  function fault(): string | undefined {
    if (pesos === null) return limits('notAnAmount', { example: money(min) });
    if (pesos < min) return limits('tooLow', { min: money(min) });
    return pesos > max ? limits('tooHigh', { max: money(max) }) : undefined;
  }
  const error = showsFault ? fault() : undefined;
  return (
    <div className="mt-2" ref={box}>
      <TextField
        id={paymentIds.partAmount}
        label={t('partAmount')}
        error={error}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={15}
        value={text}
        onChange={({ target, nativeEvent }) =>
          onChange(typedMoney(target, nativeEvent, { before: text, locale }))
        }
        formatOnBlur={(typed) => groupMoney(typed, locale)}
        onBlur={() => text !== '' && onRest()}
      />
      <p className="visually-hidden" role="status">
        {error}
      </p>
    </div>
  );
}
