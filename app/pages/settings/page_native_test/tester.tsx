import { useEffect, useState } from 'react';
import { copyText } from '@/app/orders/copy/copy-text';
import { Button } from '@/components/button/button';
import { iconAlertCircle, iconCircleCheck } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { Pill } from '@/components/pill/pill';
import { Row, Rows } from '@/components/rows/rows';
import { TextField } from '@/components/text-field/text-field';
import { Unfold } from '@/components/unfold/unfold';
import { isBridge } from '@/lib/bridge/call';
import { onPush, type Push } from '@/lib/bridge/push';
import { enableBrowserBridge } from '@/lib/browser-bridge/browser-bridge';
import { useFormat } from '@/lib/format/use-format';
import { fillText } from '@/lib/i18n/long-texts';
import { showToast } from '@/lib/toast/toast';
import { phoneReport } from './phone-report';
import {
  type Outcome,
  runSampleCall,
  type SampleCall,
  sampleCalls,
  samplePayPage,
} from './sample-calls';
import { ids } from './screen.ids';
import { texts } from './texts';
import './screen.css';

/** A row for each bridge event, and the events pushed by the shell; in a browser the browser bridge replies. */
export function Tester() {
  const t = texts[useFormat().locale];
  const [payPage, setPayPage] = useState(samplePayPage);
  useEffect(enableBrowserBridge, []);
  return (
    <>
      <p className="lede">{t.text}</p>
      <Notice id={ids.shell} tone={isBridge() ? 'ok' : 'warn'}>
        {isBridge() ? t.shell : t.noShell}
      </Notice>
      <PhoneReport />
      <ul className="native-test__list">
        {Object.entries(sampleCalls(payPage)).map(([event, calls]) => (
          <EventRow key={event} event={event} calls={calls} />
        ))}
      </ul>
      <TextField
        id={ids.payPage}
        label={t.payPage}
        type="url"
        value={payPage}
        onChange={({ target }) => setPayPage(target.value)}
      />
      <PushList />
    </>
  );
}

/** The facts about this phone that developers ask for, to copy with one tap: they are collected before it. */
function PhoneReport() {
  const t = texts[useFormat().locale];
  const [report, setReport] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void phoneReport().then((text) => isShown && setReport(text));
    return () => {
      isShown = false;
    };
  }, []);
  async function copy(text: string) {
    showToast((await copyText(text)) ? t.reportCopied : t.reportNotCopied);
  }
  return (
    <section className="mt-8">
      <Unfold title={t.report}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable by keyboard */}
        <pre className="native-test__reply" tabIndex={0}>
          {report}
        </pre>
      </Unfold>
      <Button
        id={ids.copyReport}
        variant="soft"
        loading={report === undefined}
        onClick={() => report && void copy(report)}
      >
        {t.copyReport}
      </Button>
    </section>
  );
}

/** One event: a button for each call, and the outcome of the last one. */
function EventRow({ event, calls }: { event: string; calls: readonly SampleCall[] }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [running, setRunning] = useState<SampleCall>();
  async function run(call: SampleCall) {
    setRunning(call);
    setOutcome(await runSampleCall(call));
    setRunning(undefined);
  }
  return (
    <li className="native-test__row">
      <div className="between">
        <h2 className="native-test__event">{event}</h2>
        <div className="row">
          {calls.map((call) => (
            <Button
              key={call.variant ?? ''}
              id={ids.run(event, call.variant)}
              variant="soft"
              small
              loading={running === call}
              onClick={() => void run(call)}
            >
              <CallName event={event} variant={call.variant} />
            </Button>
          ))}
        </div>
      </div>
      <div role="status">{outcome && <Reply event={event} outcome={outcome} />}</div>
    </li>
  );
}

type CallNameProps = { event: string; variant: string | undefined };

/** Shows what the row's heading does not say; a screen reader reads the whole. */
function CallName({ event, variant }: CallNameProps) {
  const { run } = texts[useFormat().locale];
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  return (
    <>
      {variant !== undefined && hidden(`${run} ${event} `)}
      <span>{variant ?? run}</span>
      {variant === undefined && hidden(` ${event}`)}
    </>
  );
}

type ReplyProps = { event: string; outcome: Outcome };

/** Collapsed by default, as a reply may hold private data. */
function Reply({ event, outcome: { ok, ms, bytes, text } }: ReplyProps) {
  const format = useFormat();
  const t = texts[format.locale];
  return (
    <Unfold
      id={ids.reply(event)}
      title={
        <>
          <Pill tone={ok ? 'ok' : 'bad'} icon={ok ? iconCircleCheck : iconAlertCircle}>
            {ok ? t.ok : t.failed}
          </Pill>{' '}
          <span className="small num muted">
            {fillText(t.measured, { ms: format.number(ms), bytes: format.number(bytes) })}
          </span>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable by keyboard */}
      <pre className="native-test__reply" tabIndex={0}>
        {text}
      </pre>
    </Unfold>
  );
}

const pushes = ['back', 'pause', 'resume', 'network', 'insets'] as const satisfies readonly Push[];

/** How often an event was pushed, and its last data. */
type Received = { times: number; data: string };

/** The events pushed by the shell, each with its last data. Does not handle any of them. */
function PushList() {
  const t = texts[useFormat().locale];
  const [received, setReceived] = useState<Partial<Record<Push, Received>>>({});
  useEffect(() => {
    const unsubscribes = pushes.map((name) =>
      onPush(name, (data) => {
        setReceived((before) => ({
          ...before,
          [name]: { times: (before[name]?.times ?? 0) + 1, data: JSON.stringify(data) ?? '' },
        }));
      }),
    );
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);
  return (
    <section className="mt-8">
      <h2>{t.pushes}</h2>
      <p className="lede">{t.pushesText}</p>
      <Rows>
        {pushes.map((name) => (
          <Row
            key={name}
            title={name}
            text={received[name]?.data}
            end={
              <span id={ids.push(name)}>
                {fillText(t.received, { times: received[name]?.times ?? 0 })}
              </span>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
