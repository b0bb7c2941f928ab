import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import type { Press } from '@/components/foundation/press';
import { iconArrowLeft, iconHeadset } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';
import { Wordmark } from '@/components/wordmark/wordmark';

type AppBarProps = {
  /** Names this part of the app: "Solicitud", "Préstamo N.º 2611 0482". None where the content begins with it. */
  title?: string;
  /** The product's name, shown instead of a title. */
  name?: string;
  /**
   * The title is the page's h1: only where the content has no h1 of its own. An `echo` of one that is scrolled away is
   * not for screen readers.
   */
  heading?: boolean | 'echo';
  /** Shows the Back button at the left. */
  back?: Press;
  /** Shows the link to customer service at the right. */
  help?: Press;
  /** On the colour of the hero's sky below it: `dusk` for an overdue loan. */
  sky?: boolean | 'dusk';
};

/** The bar at the top of a screen: back, title, help. */
export function AppBar({ title, name, heading = false, back, help, sky = false }: AppBarProps) {
  const t = useTranslations('ui.bar');
  const isEcho = heading === 'echo';
  const Title = heading === true ? 'h1' : 'p';
  return (
    <header
      className={classes(
        'appbar',
        !back && 'appbar--plain',
        sky && 'appbar--sky',
        sky === 'dusk' && 'appbar--dusk',
      )}
    >
      {back && <IconButton {...back} icon={iconArrowLeft} label={t('back')} />}
      {name !== undefined ? (
        <Wordmark name={name} />
      ) : title === undefined ? (
        <span className="grow" />
      ) : (
        <Title
          className={classes('appbar__title', isEcho && 'appbar__title--echo')}
          aria-hidden={isEcho || undefined}
        >
          {title}
        </Title>
      )}
      {help && <IconButton {...help} icon={iconHeadset} label={t('help')} />}
    </header>
  );
}

type HomeBarProps = {
  /** The product's name. */
  name: string;
  /** The colour of the hero's sky below it: `dusk` for an overdue loan. */
  sky?: 'day' | 'dusk';
  help?: Press;
  /** Beside the name: "Actualizado hoy, 10:42". */
  note?: ReactNode;
  /** At the right: a guest's "Entrar". */
  action?: ReactNode;
};

/** The bar of Home: the wordmark on the hero's sky. */
export function HomeBar({ name, sky = 'day', help, note, action }: HomeBarProps) {
  const t = useTranslations('ui.bar');
  return (
    <header className={classes('appbar appbar--home', sky === 'dusk' && 'appbar--dusk')}>
      <div className="appbar__name">
        <Wordmark name={name} />
        {note && <p className="small muted">{note}</p>}
      </div>
      {action}
      {help && <IconButton {...help} icon={iconHeadset} label={t('help')} />}
    </header>
  );
}
