import { useTranslations } from 'next-intl';
import { Button, type ButtonVariant } from '@/components/button/button';
import { iconDownload } from '@/components/icon/shapes/loan';
import { printPage } from '@/lib/bridge/system-screens';
import { showToast } from '@/lib/toast/toast';

type Props = {
  id: string;
  /** `text` where another action leads. */
  variant?: ButtonVariant;
};

/** Prints the screen or saves it as PDF, without bars and buttons. Its style sheet is for the whole screen. */
export function PrintButton({ id, variant = 'soft' }: Props) {
  const t = useTranslations('print');
  async function print() {
    if (!(await printPage())) showToast(t('failed'), 4000);
  }
  return (
    <div className="section">
      <Button id={id} variant={variant} icon={iconDownload} opens onClick={() => void print()}>
        {t('action')}
      </Button>
    </div>
  );
}
