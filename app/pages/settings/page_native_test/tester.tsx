import { useState } from 'react';
import { Button } from '@/components/button/button';
import { iconAlertCircle, iconCircleCheck } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { Pill } from '@/components/pill/pill';
import { isBridge } from '@/lib/bridge/call';
import { useFormat } from '@/lib/format/use-format';
import { type Outcome, tryOut } from './describe-reply';
import { ids } from './screen.ids';
import { texts } from './texts';
import { trials } from './trials';
import './screen.css';

/** A row for each event: a button, and its last answer with time and size. */
export function Tester() {
  const t = texts[useFormat().locale];
  return (
    <>
      <p className="lede">{t.text}</p>
      <Notice id={ids.shell} tone={isBridge() ? 'ok' : 'warn'}>
        {isBridge() ? t.shell : t.noShell}
      </Notice>
      <ul className="native-test__list">
        {Object.entries(trials).map(([event, run]) => (
          <Trial key={event} event={event} run={run} />
        ))}
      </ul>
    </>
  );
}

type TrialProps = { event: string; run: () => Promise<unknown> };

function Trial({ event, run }: TrialProps) {
  const t = texts[useFormat().locale];
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState(false);
  async function start() {
    setWaiting(true);
    setOutcome(await tryOut(run));
    setWaiting(false);
  }
  return (
    <li className="native-test__trial">
      <div className="between">
        <h2 className="native-test__event">{event}</h2>
        <Button
          id={ids.run(event)}
          variant="soft"
          small
          loading={waiting}
          onClick={() => void start()}
        >
          {t.run(event)}
        </Button>
      </div>
      <div role="status" id={ids.reply(event)}>
        {outcome && <Reply outcome={outcome} />}
      </div>
    </li>
  );
}

function Reply({ outcome: { ok, ms, bytes, text } }: { outcome: Outcome }) {
  const format = useFormat();
  const t = texts[format.locale];
  return (
    <>
      <p className="row small">
        <Pill tone={ok ? 'ok' : 'bad'} icon={ok ? iconCircleCheck : iconAlertCircle}>
          {ok ? t.ok : t.failed}
        </Pill>
        <span className="num muted">{t.measured(format.number(ms), format.number(bytes))}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <pre className="native-test__reply" tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
