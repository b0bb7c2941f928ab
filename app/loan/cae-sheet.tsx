import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/sheet/sheet';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

type Props = {
  open: boolean;
  /** The loan that the explanation takes as its example. */
  preview: Pick<Preview, 'arrival' | 'repayment' | 'term_days' | 'cae'>;
  onDismiss: () => void;
};

/** What the CAE is, told with the person's own figures (Ley 20.555). */
export function CaeSheet({ open, preview, onDismiss }: Props) {
  const t = useTranslations('loan.cae');
  const help = useTranslations('ui.breakdown');
  const format = useFormat();
  const { arrival, repayment, term_days, cae } = preview;
  return (
    <Sheet open={open} title={help('caeHelp')} onDismiss={onDismiss}>
      <div className="stack">
        <p>{t('what')}</p>
        <p>{t('use')}</p>
        <p>
          {t('yours', {
            cae: format.percent(cae),
            days: term_days,
            cost: format.money(repayment - arrival),
            arrival: format.money(arrival),
          })}
        </p>
        <p className="small muted">{t('law')}</p>
      </div>
    </Sheet>
  );
}
