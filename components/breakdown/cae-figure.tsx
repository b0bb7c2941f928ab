import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figures';
import type { Press } from '@/components/foundation/press';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { useFormat } from '@/lib/format/use-format';

type Props = {
  /** 1.701 is 170.1%. */
  rate: number;
  /** Shows an info button after the name. */
  help?: Press;
};

/** The line of the Carga Anual Equivalente (Ley 20.555) in a list of figures. */
export function CaeFigure({ rate, help }: Props) {
  const t = useTranslations('ui.breakdown');
  const label = (
    <>
      {t('cae')}{' '}
      {help && <IconButton {...help} look="inline" icon={iconInfoCircle} label={t('caeHelp')} />}
    </>
  );
  return <Figure kind="rate" label={label} value={useFormat().percent(rate)} />;
}
