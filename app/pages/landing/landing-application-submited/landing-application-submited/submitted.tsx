import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { SuccessArt } from '@/components/art/outcome-art';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { Section } from '@/components/section/section';
import { StateView } from '@/components/state-view/state-view';
import { Timeline } from '@/components/timeline/timeline';
import { useFormat } from '@/lib/format/use-format';
import { submittedRedirectSeconds } from '@/lib/loan/constants';
import { useRouter } from '@/lib/router/use-router';
import { ids } from './screen.ids';

type Props = {
  /** ISO 8601; missing until Home is fetched. */
  submittedAt?: string;
  /** How long a review usually takes. */
  minutes: number;
};

/** The next steps of a submitted application, with a countdown that redirects to Home unless stopped. */
export function Submitted({ submittedAt, minutes }: Props) {
  const t = useTranslations('applicationSubmited');
  const format = useFormat();
  const router = useRouter();
  const homeButton = useRef<HTMLButtonElement>(null);
  const goHome = useCallback(() => router.relaunch('/'), [router]);
  const { secondsLeft, stop } = useRedirectCountdown(goHome);

  function stay() {
    stop();
    // The pressed button is unmounted along with the countdown.
    homeButton.current?.focus();
  }
  return (
    <ScreenFrame
      title={t('bar')}
      back={false}
      dock={
        <Dock>
          {secondsLeft !== null && (
            <p className="landing-application-submited__timer" role="timer" id={ids.timer}>
              {t('timer', { seconds: secondsLeft })}
            </p>
          )}
          <Button id={ids.home} ref={homeButton} variant="soft" opens onClick={goHome}>
            {t('home')}
          </Button>
          {secondsLeft !== null && (
            <Button id={ids.stay} variant="text" opens onClick={stay}>
              {t('stay')}
            </Button>
          )}
        </Dock>
      }
    >
      <StateView page art={<SuccessArt />} title={t('title')} text={t('text')} />
      <Section near title={t('next')}>
        <Timeline
          items={[
            {
              title: t('received'),
              text: submittedAt === undefined ? t('justNow') : format.dateTime(submittedAt),
              dateTime: submittedAt,
              state: 'done',
            },
            { title: t('review'), text: t('reviewText', { minutes }), state: 'now' },
            { title: t('choose'), text: t('chooseText'), state: 'next' },
            { title: t('money'), text: t('moneyText'), state: 'next' },
          ]}
        />
      </Section>
    </ScreenFrame>
  );
}

/**
 * Counts down and calls `goHome`, unless stopped by its button or any key: a user who needs longer to read or
 * to reach the button must be able to stop it (WCAG 2.2.1). `secondsLeft` is `null` once stopped.
 */
function useRedirectCountdown(goHome: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(submittedRedirectSeconds);
  const stop = () => setSecondsLeft(null);
  const isRunning = secondsLeft !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((now) => now && now - 1), 1000);
    const onKeyDown = () => setSecondsLeft(null);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isRunning]);
  useEffect(() => {
    if (secondsLeft === 0) goHome();
  }, [secondsLeft, goHome]);
  return { secondsLeft, stop };
}
