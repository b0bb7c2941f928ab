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
  /** The amount was taken: the field may go. */
  onDone: () => void;
};

/**
 * An amount typed in any usual spelling and taken by Enter or its button. One that lies between two
 * steps goes to the nearer one and says so; one out of range says the limit and changes nothing.
 */
export function AmountEntry({ id, range, value, onCommit, onDone }: Props) {
  const t = useTranslations('ui.amount');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ error?: string; moved?: string }>({});
  useEffect(() => input.current?.focus(), []);

  const min = format.money(range.min);
  const max = format.money(snapAmount(range.max, range));
  const step = format.money(range.step);

  function commit() {
    const amount = parseMoney(text);
    if (amount === null) return setSaid({ error: t('notAnAmount', { example: max }) });
    if (amount < range.min) return setSaid({ error: t('tooLow', { min }) });
    if (amount > range.max) return setSaid({ error: t('tooHigh', { max }) });
    const snapped = snapAmount(amount, range);
    if (snapped !== value) onCommit(snapped);
    if (snapped === amount) return onDone();
    setText(format.number(snapped));
    setSaid({ moved: t('moved', { amount: format.money(snapped), step }) });
  }
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The form around it is not ready to be sent.
    event.preventDefault();
    commit();
  }
  return (
    <div className="amount__entry">
      <TextField
        ref={input}
        id={id}
        label={t('typed')}
        hint={said.moved ?? t('limits', { min, max })}
        error={said.error}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={15}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setSaid({});
        }}
        onKeyDown={pressed}
      />
      <p className="vh" role="status">
        {said.error ?? said.moved}
      </p>
      <Button variant="soft" small onClick={commit}>
        {t('use')}
      </Button>
    </div>
  );
}
