import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Trio } from '@/components/trio/trio';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { Blank } from '../frame/blank';
import type { Example } from './use-example';

/**
 * "Si pides, recibes, y devuelves": what a loan costs, with its days and CAE (contract.md section 1).
 * Keeps its height while it loads, and where there is no example to show.
 */
export function ExampleLoan({ preview, isLoading }: Example) {
  const t = useTranslations('home.offer');
  return (
    <div className="home-example">
      {preview || isLoading ? <Figures preview={preview} /> : <p>{t('noExample')}</p>}
    </div>
  );
}

function Figures({ preview }: { preview: Preview | null }) {
  const t = useTranslations('home.offer');
  const format = useFormat();
  const money = (pesos: number | undefined) =>
    pesos === undefined ? <Blank for="money" /> : format.money(pesos);
  const figure = (chunks: ReactNode) => (preview ? chunks : <Blank for="short" />);
  return (
    <>
      <Trio
        items={[
          { label: t('ask'), value: money(preview?.amount) },
          { label: t('receive'), value: money(preview?.arrival) },
          { label: t('payBack'), value: money(preview?.repayment) },
        ]}
      />
      <p className="small muted">
        {t.rich('example', {
          days: preview?.term_days ?? 0,
          cae: format.percent(preview?.cae ?? 0),
          gap: figure,
        })}
      </p>
    </>
  );
}
