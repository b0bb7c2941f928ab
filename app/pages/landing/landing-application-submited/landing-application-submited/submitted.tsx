import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { SuccessArt } from '@/components/art/states/success-art';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { Section } from '@/components/section/section';
import { StateView } from '@/components/state-view/state-view';
import { Timeline } from '@/components/timeline/timeline';
import { useFormat } from '@/lib/format/use-format';
import { useRouter } from '@/lib/router/use-router';
import { ids } from './screen.ids';
import { useWayHome } from './use-way-home';

type Props = {
  /** When it was handed in, ISO 8601; known once the server was asked. */
  submittedAt?: string;
  /** How long a review usually takes. */
  minutes: number;
};

/** The application is handed in: what comes next, and the way Home, which takes itself unless stopped. */
export function Submitted({ submittedAt, minutes }: Props) {
  const t = useTranslations('applicationSubmited');
  const format = useFormat();
  const router = useRouter();
  const toHome = useRef<HTMLButtonElement>(null);
  const goHome = useCallback(() => router.relaunch('/'), [router]);
  const { left, stop } = useWayHome(goHome);

  function stay() {
    stop();
    // The button that was pressed goes away with the countdown.
    toHome.current?.focus();
  }
  return (
    <ScreenFrame
      title={t('bar')}
      back={false}
      dock={
        <Dock>
          {left !== null && (
            <p className="landing-application-submited__timer" role="timer" id={ids.timer}>
              {t('timer', { seconds: left })}
            </p>
          )}
          <Button id={ids.home} ref={toHome} onClick={goHome}>
            {t('home')}
          </Button>
          {left !== null && (
            <Button id={ids.stay} variant="text" onClick={stay}>
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
