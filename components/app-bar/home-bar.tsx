import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import type { Press } from '@/components/foundation/press';
import { iconHeadset } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';
import { Wordmark } from '@/components/wordmark/wordmark';

/** Props of {@link HomeBar}. */
export type HomeBarProps = {
  /** The product's name. */
  name: string;
  /** The sky below it, so that both are one: `dusk` where a payment is late. */
  sky?: 'day' | 'dusk';
  help?: Press;
  /** Drawn at the right: a guest's "Entrar". */
  action?: ReactNode;
};

/** The bar of Home: the wordmark on the sky of the hero below it. */
export function HomeBar({ name, sky = 'day', help, action }: HomeBarProps) {
  const t = useTranslations('ui.bar');
  return (
    <header className={classes('appbar appbar--home', sky === 'dusk' && 'appbar--dusk')}>
      <Wordmark name={name} />
      {action}
      {help && <IconButton {...help} icon={iconHeadset} label={t('help')} />}
    </header>
  );
}
