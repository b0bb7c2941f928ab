import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import type { Press } from '@/components/foundation/press';
import { iconArrowLeft, iconHeadset } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';

/** Props of {@link AppBar}. */
export type AppBarProps = {
  /** What this part of the app is about: "Solicitud", "Préstamo 2611 0482". */
  title: string;
  /** The title is the page's h1: only where the content has no h1 of its own. */
  heading?: boolean;
  /** Draws "Volver" at the left. */
  back?: Press;
  /** Draws the headset, a way to a person, at the right. */
  help?: Press;
  /** Drawn at the right before help: a small text button. */
  action?: ReactNode;
};

/** The bar at the top of a screen: back, title, help. */
export function AppBar({ title, heading = false, back, help, action }: AppBarProps) {
  const t = useTranslations('ui.bar');
  const Title = heading ? 'h1' : 'p';
  return (
    <header className={classes('appbar', !back && 'appbar--plain')}>
      {back && <IconButton {...back} icon={iconArrowLeft} label={t('back')} />}
      <Title className="appbar__title">{title}</Title>
      {action}
      {help && <IconButton {...help} icon={iconHeadset} label={t('help')} />}
    </header>
  );
}
