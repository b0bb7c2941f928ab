import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountSlider } from './amount-slider';

/** In the middle, and at either end, where one button has nothing left to do. */
export const examples = {
  middle: () => <Sample id="amount-middle" start={150_000} />,
  least: () => <Sample id="amount-least" start={50_000} />,
  most: () => <Sample id="amount-most" start={250_000} />,
};

function Sample({ id, start }: { id: string; start: number }) {
  const t = useTranslations('loanInfoChoose');
  const [value, setValue] = useState(start);
  return (
    <AmountSlider
      id={id}
      label={t('amount')}
      value={value}
      onChange={setValue}
      min={50_000}
      max={250_000}
      step={10_000}
    />
  );
}
