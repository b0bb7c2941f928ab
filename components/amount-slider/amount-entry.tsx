import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { TextField } from '@/components/text-field/text-field';
import { parseMoney } from '@/lib/format/parse-money';
import { useFormat } from '@/lib/format/use-format';
import { type AmountRange, snapAmount } from './amount-range';

type Props = {
  id: string;
  range: AmountRange;
  value: number;
  onCommit: (value: number) => void;
  /** The amount was accepted: the field can be closed. */
  onDone: () => void;
};

/**
 * A field for an amount in any usual spelling, submitted by Enter or its button. An amount between two steps is
 * rounded, with a message; one out of range shows the limit and changes nothing.
 */
export function AmountEntry({ id, range, value, onCommit, onDone }: Props) {
  const t = useTranslations('ui.amount');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState<{ error?: string; rounded?: string }>({});
  useEffect(() => input.current?.focus(), []);

  const min = format.money(range.min);
  const max = format.money(snapAmount(range.max, range));
  const step = format.money(range.step);

  function commit() {
    const amount = parseMoney(text);
    if (amount === null) return setMessage({ error: t('notAnAmount', { example: max }) });
    if (amount < range.min) return setMessage({ error: t('tooLow', { min }) });
    if (amount > range.max) return setMessage({ error: t('tooHigh', { max }) });
    const snapped = snapAmount(amount, range);
    if (snapped !== value) onCommit(snapped);
    if (snapped === amount) return onDone();
    setText(format.number(snapped));
    setMessage({ rounded: t('moved', { amount: format.money(snapped), step }) });
  }
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would submit the form around it.
    event.preventDefault();
    commit();
  }
  return (
    <div className="amount__entry">
      <TextField
        ref={input}
        id={id}
        label={t('typed')}
        hint={message.rounded ?? t('limits', { min, max })}
        error={message.error}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={15}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setMessage({});
        }}
        onKeyDown={pressed}
      />
      <p className="visually-hidden" role="status">
        {message.error ?? message.rounded}
      </p>
      <Button variant="soft" small onClick={commit}>
        {t('use')}
      </Button>
    </div>
  );
}
