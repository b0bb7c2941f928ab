import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { iconCopy } from '@/components/icon/shapes/input';
import { readCopiedCode } from '@/lib/bridge/copied-code';
import { showToast } from '@/lib/toast/toast';
import { ids } from './screen.ids';

type Props = { length: number; onCode: (code: string) => void };

/** Enters the code that was copied from a message: Android's web view does not fill it in by itself. */
export function PasteCode({ length, onCode }: Props) {
  const t = useTranslations('login');
  async function paste() {
    const code = await readCopiedCode(length);
    if (code) return onCode(code);
    showToast(t('pasteNone', { length }), 4000);
    document.getElementById(ids.code)?.focus();
  }
  return (
    <div className="mt-3">
      <Button variant="soft" small id={ids.paste} icon={iconCopy} onClick={() => void paste()}>
        {t('paste')}
      </Button>
    </div>
  );
}
