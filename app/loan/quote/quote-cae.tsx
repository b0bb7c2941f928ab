import { useState } from 'react';
import { CaeFigure } from '@/components/breakdown/cae-figure';
import { Figures } from '@/components/figures/figures';
import type { Quote } from '@/lib/api/schemas/loan';
import { CaeSheet } from './cae-sheet';

/** The CAE of a quote, and its explanation. */
export function QuoteCae({ quote }: { quote: Quote }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Figures>
        <CaeFigure rate={quote.cae} help={{ onClick: () => setOpen(true) }} />
      </Figures>
      <CaeSheet open={isOpen} quote={quote} onDismiss={() => setOpen(false)} />
    </>
  );
}
