import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Sheet } from './sheet';

/** A short one, and one that is longer than the window, with its button in sight. */
export const examples = {
  short: () => <Sample lines={1} />,
  long: () => <Sample lines={30} />,
};

/** It fills the window. */
export const alone = true;

function Sample({ lines }: { lines: number }) {
  const t = useTranslations('ui.coupons');
  const text = useTranslations('home.refused')('savedText');
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      <Sheet
        open={open}
        title={t('title')}
        onDismiss={close}
        footer={<Button onClick={close}>{t('use')}</Button>}
      >
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same and stay
          <p key={line}>{text}</p>
        ))}
      </Sheet>
    </>
  );
}
