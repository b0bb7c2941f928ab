import { useState } from 'react';
import { Button } from '@/components/button/button';
import { iconAlertCircle, iconCircleCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { useFormat } from '@/lib/format/use-format';
import { type Outcome, tryOut } from './describe-reply';
import { ids } from './screen.ids';
import { texts } from './texts';
import type { Trial } from './trials';

type Props = { event: string; trials: readonly Trial[] };

/** One event: a button for each way to try it, and how the last try ended. */
export function TrialRow({ event, trials }: Props) {
  const t = texts[useFormat().locale];
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState<Trial>();
  async function start(trial: Trial) {
    setWaiting(trial);
    setOutcome(await tryOut(trial.run));
    setWaiting(undefined);
  }
  return (
    <li className="native-test__trial">
      <div className="between">
        <h2 className="native-test__event">{event}</h2>
        <div className="row">
          {trials.map((trial) => (
            <Button
              key={trial.variant ?? ''}
              id={ids.run(event, trial.variant)}
              variant="soft"
              small
              loading={waiting === trial}
              onClick={() => void start(trial)}
            >
              {t.run(trial.variant === undefined ? event : `${event} ${trial.variant}`)}
            </Button>
          ))}
        </div>
      </div>
      <div role="status">{outcome && <Reply event={event} outcome={outcome} />}</div>
    </li>
  );
}

type ReplyProps = { event: string; outcome: Outcome };

/** Folded, as an answer may hold somebody's messages: who stands beside does not read them. */
function Reply({ event, outcome: { ok, ms, bytes, text } }: ReplyProps) {
  const format = useFormat();
  const t = texts[format.locale];
  return (
    <details id={ids.reply(event)}>
      <summary className="native-test__outcome small">
        <Pill tone={ok ? 'ok' : 'bad'} icon={ok ? iconCircleCheck : iconAlertCircle}>
          {ok ? t.ok : t.failed}
        </Pill>{' '}
        <span className="num muted">{t.measured(format.number(ms), format.number(bytes))}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <pre className="native-test__reply" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}
