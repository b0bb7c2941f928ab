import type { ComponentProps } from 'react';
import { AmountSlider } from '@/components/amount-slider/amount-slider';
import type { Product } from '@/lib/api/schemas/loan';
import { feel } from '@/lib/bridge/haptics';
import { Arrives } from './quote/arrives';

type Props = Omit<ComponentProps<typeof AmountSlider>, 'min' | 'max' | 'step' | 'note'> &
  ComponentProps<typeof Arrives> & { offer: Product };

/** The amount of a product, within its limits, with what of it arrives; each step is felt. */
export function OfferSlider({ offer, cost, estimate, onChange, ...field }: Props) {
  return (
    <AmountSlider
      {...field}
      note={<Arrives cost={cost} estimate={estimate} />}
      min={offer.min_amount}
      max={offer.max_amount}
      step={Math.max(1, offer.step)}
      onChange={(amount) => {
        feel('tick');
        onChange(amount);
      }}
    />
  );
}
