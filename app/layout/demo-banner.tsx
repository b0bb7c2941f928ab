'use client';
import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import * as v from 'valibot';
import { askSandbox } from '@/app/demo/ask-sandbox';
import { Button } from '@/components/button/button';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Notice } from '@/components/notice/notice';
import './demo-banner.css';

type Props = {
  /** Whom the code was sent to: a phone as `+56912345678`, or an e-mail address. */
  to: string;
  /** Another number asks the outbox anew. */
  reload: number;
  onUse: (code: string) => void;
};

const outbox = v.array(v.object({ to: v.string(), code: v.string() }));

/**
 * Where no real server is: shows the code that the sandbox "sent", clearly marked, and fills it in
 * (contract.md section 3). Load it lazily; a build for a real server must not carry it.
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
      <Notice tone="warn" icon={iconMessageCircle} title={t('title')} live>
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

/** The code sent last to somebody; `null` where there is none. */
async function lastCode(to: string): Promise<string | null> {
  const sent = v.parse(outbox, await askSandbox('outbox'));
  return sent.findLast((message) => message.to === to)?.code ?? null;
}
