import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { iconDownload } from '@/components/icon/shapes/loan';
import { printPage } from '@/lib/bridge/system-screens';
import { showToast } from '@/lib/toast/toast';

/** Prints the screen or saves it as PDF, without bars and buttons. Its style sheet is for the whole screen. */
export function PrintButton({ id }: { id: string }) {
  const t = useTranslations('print');
  async function print() {
    if (!(await printPage())) showToast(t('failed'), 4000);
  }
  return (
    <div className="section">
      <Button id={id} variant="soft" icon={iconDownload} opens onClick={() => void print()}>
        {t('action')}
      </Button>
    </div>
  );
}
