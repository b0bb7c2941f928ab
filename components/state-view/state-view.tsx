import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FaultArt, OfflineArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';

type StateViewProps = {
  id?: string;
  /** One of the drawings in `components/art`. */
  art: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** What the user can do: a `Button`. */
  action?: ReactNode;
  /** The title is the page's h1 instead of an h2. */
  page?: boolean;
  /** It replaces content that was expected and is announced. */
  live?: boolean;
};

/** A drawing with text for a whole screen or list: empty, done, in review, failed. */
export function StateView({
  id,
  art,
  title,
  text,
  action,
  page = false,
  live = false,
}: StateViewProps) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className="state" id={id} role={live ? 'status' : undefined}>
      {art}
      <Title className="title">{title}</Title>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}

type RetryProps = {
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** Nothing else is on the screen: its title is the h1. */
  page?: boolean;
};

/** What failed to load, as the title names it. */
export type FailedPart =
  | 'application'
  | 'apps'
  | 'contract'
  | 'cost'
  | 'coupons'
  | 'data'
  | 'limit'
  | 'loan'
  | 'loans'
  | 'payment';

type ErrorProps = RetryProps & {
  text?: string;
  part?: FailedPart;
  /** Another way out, below the retry: a `Button`. */
  way?: ReactNode;
};

/** Data failed to load; offers a retry. `text` is the server's own message, where it sent one. */
export function ErrorState({ text, part, page, way, ...retry }: ErrorProps) {
  const t = useTranslations('ui.state');
  return (
    <StateView
      live
      page={page}
      art={<FaultArt />}
      title={part ? t(`failed.${part}`) : t('errorTitle')}
      text={text ?? t('errorText')}
      action={
        <>
          <RetryButton {...retry} />
          {way}
        </>
      }
    />
  );
}

/** The device is offline; offers a retry. What the user entered is kept. */
export function OfflineState({ text, page, ...retry }: RetryProps & { text?: string }) {
  const t = useTranslations('ui.state');
  return (
    <StateView
      live
      page={page}
      art={<OfflineArt />}
      title={t('offlineTitle')}
      text={text ?? t('offlineText')}
      action={<RetryButton {...retry} />}
    />
  );
}

function RetryButton({ onRetry, retrying }: Omit<RetryProps, 'page'>) {
  const t = useTranslations('ui.state');
  return (
    <Button variant="soft" icon={iconRefresh} opens onClick={onRetry} loading={retrying}>
      {t('retry')}
    </Button>
  );
}
