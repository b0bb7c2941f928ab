import { useEffect, useState } from 'react';
import { copyText } from '@/app/orders/copy/copy-text';
import { Button } from '@/components/button/button';
import { iconAlertCircle, iconCircleCheck } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { Pill } from '@/components/pill/pill';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { TextField } from '@/components/text-field/text-field';
import { Unfold } from '@/components/unfold/unfold';
import { isBridge } from '@/lib/bridge/call';
import type { BridgeEvent } from '@/lib/bridge/contract';
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

const groups = ['phone', 'people', 'lists', 'storage', 'outside'] as const;

/** The part of the page in which an event is. */
const eventGroups = new Map<string, (typeof groups)[number]>(
  Object.entries({
    selfAppInfo: 'phone',
    deviceInfo: 'phone',
    permission: 'phone',
    location: 'phone',
    pickerContact: 'people',
    takePhoto: 'people',
    liveness: 'people',
    installAppInfo: 'lists',
    smsInfo: 'lists',
    localCache: 'storage',
    allSpCache: 'storage',
    afEvent: 'storage',
    intentUriOpen: 'outside',
    openPayView: 'outside',
  } satisfies Record<BridgeEvent, (typeof groups)[number]>),
);

/** A row for each bridge event, and the events pushed by the shell; in a browser the browser bridge replies. */
export function Tester() {
  const t = texts[useFormat().locale];
  const [payPage, setPayPage] = useState(samplePayPage);
  useEffect(enableBrowserBridge, []);
  return (
    <>
      <p className="lede">{t.text}</p>
      <Notice id={ids.shell} tone={isBridge() ? 'ok' : 'info'}>
        {isBridge() ? t.shell : t.noShell}
      </Notice>
      <PhoneReport />
      {groups.map((group) => (
        <Section key={group} title={t.groups[group]}>
          <ul className="rows">
            {Object.entries(sampleCalls(payPage))
              .filter(([event]) => eventGroups.get(event) === group)
              .map(([event, calls]) => (
                <EventRow key={event} event={event} calls={calls} />
              ))}
          </ul>
          {group === 'outside' && (
            <TextField
              id={ids.payPage}
              label={t.payPage}
              type="url"
              value={payPage}
              onChange={({ target }) => setPayPage(target.value)}
            />
          )}
        </Section>
      ))}
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
    <Section title={t.report}>
      <Unfold title={t.showReport}>
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
    </Section>
  );
}

/** One event: a line for each of its calls, and the outcome of the last one below the call that was sent. */
function EventRow({ event, calls }: { event: string; calls: readonly SampleCall[] }) {
  const { run } = texts[useFormat().locale];
  const [last, setLast] = useState<{ call: string; outcome: Outcome }>();
  const [running, setRunning] = useState<string>();
  async function send(call: SampleCall, name: string) {
    setRunning(name);
    setLast({ call: name, outcome: await runSampleCall(call) });
    setRunning(undefined);
  }
  return (
    <li>
      {calls.map((call) => {
        const { variant = '' } = call;
        return (
          <div key={variant}>
            <div className="native-test__call">
              {variant ? <span className="muted">{variant}</span> : <h3>{event}</h3>}
              <Button
                id={ids.run(event, call.variant)}
                variant="text"
                small
                loading={running === variant}
                onClick={() => void send(call, variant)}
              >
                <span>{run}</span>
                <span className="visually-hidden">{` ${event} ${variant}`.trimEnd()}</span>
              </Button>
            </div>
            <div role="status">
              {last?.call === variant && <Reply event={event} outcome={last.outcome} />}
            </div>
          </div>
        );
      })}
    </li>
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
        <span className="row">
          <Pill tone={ok ? 'ok' : 'bad'} icon={ok ? iconCircleCheck : iconAlertCircle}>
            {ok ? t.ok : t.failed}
          </Pill>
          <span className="small num muted">
            {fillText(t.measured, { ms: format.number(ms), bytes: format.number(bytes) })}
          </span>
        </span>
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
    <Section title={t.pushes}>
      <p className="muted">{t.pushesText}</p>
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
    </Section>
  );
}
