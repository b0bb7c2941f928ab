'use client';
import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import * as v from 'valibot';
import { Button } from '@/components/button/button';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Notice } from '@/components/notice/notice';
import { serverNow } from '@/lib/server-time/server-time';
import { callSandbox } from './call-sandbox';
import './demo-banner.css';

type Props = {
  /** The recipient of the code: a phone as `+56912345678`, or an e-mail address. */
  to: string;
  /** A new value refetches the outbox: another code was sent, or one was refused. */
  reload: string;
  onUse: (code: string) => void;
};

const outbox = v.array(v.object({ to: v.string(), code: v.string(), expires_at: v.number() }));

/**
 * Without a real server: shows the code that the sandbox "sent", marked as a demo, and fills it in
 * (contract.md section 3). Load it lazily, so that a build for a real server does not contain it.
 */
export function DemoBanner({ to, reload, onUse }: Props) {
  const t = useTranslations('demoBanner');
  const { data: code } = useSWR(['sandbox code', to, reload], () => lastCode(to), {
    keepPreviousData: true,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  });
  return (
    <div className="demo-banner" id="demo-banner">
      <Notice icon={iconMessageCircle} title={t('title')} live>
        {code ? (
          <>
            <p>{t.rich('code', { code, b: (words) => <b id="demo-banner-code">{words}</b> })}</p>
            <Button id="demo-banner-use" variant="soft" small onClick={() => onUse(code)}>
              {t('use')}
            </Button>
          </>
        ) : (
          <p>{t('none')}</p>
        )}
      </Notice>
    </div>
  );
}

/** The last code sent to a recipient; `null` if there is none, or its tries are used up. */
async function lastCode(to: string): Promise<string | null> {
  const sent = v.parse(outbox, await callSandbox('outbox'));
  const last = sent.findLast((message) => message.to === to && message.code !== '');
  return last && last.expires_at > serverNow() ? last.code : null;
}
