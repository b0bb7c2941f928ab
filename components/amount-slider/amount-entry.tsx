import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { TextField } from '@/components/text-field/text-field';
import { useTypingPause } from '@/components/text-field/use-typing-pause';
import { parseMoney } from '@/lib/format/parse-money';
import { groupMoney, typedMoney } from '@/lib/format/type-money';
import { useFormat } from '@/lib/format/use-format';
import { type AmountRange, snapAmount } from './amount-range';

type Props = {
  id: string;
  range: AmountRange;
  value: number;
  onCommit: (value: number) => void;
  /** Called while typing: whether the text is no amount that can be chosen. */
  onFault?: ((hasFault: boolean) => void) | undefined;
  /** The amount was accepted, or `moved` in the place of one between two steps: the field can be closed. */
  onDone: (moved?: number) => void;
};

/**
 * A field for an amount in any usual spelling, submitted by Enter or its button. An amount between two steps is
 * rounded, with a message while it is typed; one out of range shows the limit and changes nothing.
 */
export function AmountEntry({ id, range, value, onCommit, onFault, onDone }: Props) {
  const t = useTranslations('ui.amount');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // Not its text, which follows the current language.
  const [message, setMessage] = useState<'fault' | { rounded: number } | null>(null);
  useEffect(() => input.current?.focus(), []);
  // What was typed is gone with the field.
  const clearFault = useEffectEvent(() => onFault?.(false));
  useEffect(() => () => clearFault(), []);
  useTypingPause(text, showFault);

  const min = format.money(range.min);
  const max = format.money(snapAmount(range.max, range));
  const step = format.money(range.step);

  function faultOf(amount: number | null): string | null {
    if (amount === null) return t('notAnAmount', { example: max });
    if (amount < range.min) return t('tooLow', { min });
    return amount > range.max ? t('tooHigh', { max }) : null;
  }
  // A typed amount counts at once, as the user may go on without the button.
  function change(typed: string) {
    setText(typed);
    setMessage(null);
    const amount = parseMoney(typed);
    const isWrong = faultOf(amount) !== null;
    onFault?.(isWrong);
    if (amount === null || isWrong) return;
    const snapped = snapAmount(amount, range);
    if (snapped !== value) onCommit(snapped);
    if (snapped !== amount) setMessage({ rounded: snapped });
  }
  function showFault() {
    if (text.trim() !== '' && faultOf(parseMoney(text)) !== null) setMessage('fault');
  }
  /** Of what was pasted. */
  function group() {
    setText(groupMoney(text, format.locale));
  }
  function commit() {
    const amount = parseMoney(text);
    if (amount === null || faultOf(amount) !== null) {
      group();
      return setMessage('fault');
    }
    const snapped = snapAmount(amount, range);
    if (snapped !== value) onCommit(snapped);
    onDone(snapped === amount ? undefined : snapped);
  }
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would submit the form around it.
    event.preventDefault();
    commit();
  }
  const error = message === 'fault' ? (faultOf(parseMoney(text)) ?? undefined) : undefined;
  const rounded =
    message === null || message === 'fault'
      ? undefined
      : t('moved', { amount: format.money(message.rounded), step });
  return (
    <div className="amount__entry">
      <TextField
        ref={input}
        id={id}
        label={t('typed')}
        hint={rounded ?? t('limits', { min, max })}
        error={error}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={30}
        value={text}
        onChange={({ target, nativeEvent }) =>
          change(typedMoney(target, nativeEvent, { before: text, locale: format.locale }))
        }
        onBlur={() => {
          showFault();
          group();
        }}
        onKeyDown={pressed}
      />
      <p className="visually-hidden" role="status">
        {error ?? rounded}
      </p>
      <Button variant="soft" small opens onClick={commit}>
        {t('use')}
      </Button>
    </div>
  );
}
