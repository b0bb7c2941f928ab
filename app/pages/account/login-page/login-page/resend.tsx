'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import type { LoginTarget } from '@/app/account/login-target';
import { resendAt, sendCode } from '@/app/account/send-code';
import { useSecondsLeft } from '@/app/account/use-seconds-left';
import { Button } from '@/components/button/button';
import { ApiError } from '@/lib/api/errors';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useNavigator } from '@/lib/router/router-context';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

type Props = {
  target: LoginTarget;
  /** Another code is on its way; the one before works no more. */
  onSent: () => void;
};

/** Lies behind this screen, but where it was opened by its address. */
const askPath: RoutePath = '/pages/account/get-code-page/get-code-page';

/** Another code, once the wait for it is over; and the way to another number. */
export function Resend({ target, onSent }: Props) {
  const t = useTranslations('login');
  const navigator = useNavigator();
  const { sending, failure, sentAgain, resend } = useResend(target, onSent);
  // Read for its change alone: a code sent makes the wait begin.
  useStored('luka_code_sent');
  const left = useSecondsLeft(resendAt(target.to));
  const isPhone = target.type === 'phone';
  return (
    <div className="login__resend stack">
      <p role="status" className={sentAgain ? 'login__sent' : 'vh'}>
        {sentAgain && t('sentAgain')}
      </p>
      {left > 0 ? (
        <p className="login__wait" id={ids.wait} role="timer">
          {t('wait', { time: clock(left) })}
        </p>
      ) : (
        <Button variant="soft" id={ids.resend} loading={sending} onClick={resend}>
          {t('resend')}
        </Button>
      )}
      <ApiErrorNotice error={failure} />
      <Button
        variant="text"
        id={ids.change}
        onClick={() => navigator.back({ path: askPath, query: {} })}
      >
        {t(isPhone ? 'changePhone' : 'changeEmail')}
      </Button>
    </div>
  );
}

function useResend(target: LoginTarget, onSent: () => void) {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function send() {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    try {
      await sendCode(target);
      setSentAgain(true);
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { sending, failure, sentAgain, resend: () => void send() };
}

/** `0:47`, as on a clock. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
