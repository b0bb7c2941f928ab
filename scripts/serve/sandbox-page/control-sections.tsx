import { useState } from 'react';
import { contract } from '@/lib/api/contract';
import { faultKinds } from '@/lib/sandbox/core/state';
import type { Scenario, Snapshot } from './api';
import { Button, Choice, Input, Section } from './parts';

/** Sends a control and reports what it did. */
export type Act = (done: string, name: string, body: object, token?: string) => void;

const steps = [
  ['1 minute', 'PT1M'],
  ['2 minutes', 'PT2M'],
  ['1 hour', 'PT1H'],
  ['1 day', 'P1D'],
  ['3 days', 'P3D'],
  ['7 days', 'P7D'],
  ['30 days', 'P30D'],
] as const;

export function Clock({ snapshot, act }: { snapshot: Snapshot; act: Act }) {
  const [duration, setDuration] = useState('P10D');
  const [instant, setInstant] = useState('2026-03-07T23:50:00-03:00');
  const { now } = snapshot.state;
  const santiago = new Date(now).toLocaleString('en-GB', {
    timeZone: 'America/Santiago',
    dateStyle: 'full',
    timeStyle: 'medium',
  });
  const forward = (name: string, advance: string) =>
    act(`The clock is ${name} ahead`, 'clock', { advance });
  return (
    <Section title="Clock">
      <p>
        <time dateTime={now}>{santiago}</time> in Santiago
      </p>
      <div className="buttons">
        {steps.map(([name, advance]) => (
          <Button key={advance} onPress={() => forward(name, advance)}>
            +{name}
          </Button>
        ))}
      </div>
      <div className="fields">
        <Input
          label="Duration (ISO 8601, may be negative)"
          value={duration}
          onChange={setDuration}
        />
        <Button onPress={() => forward(duration, duration)}>Move the clock</Button>
        <Input label="Instant (ISO 8601)" value={instant} onChange={setInstant} />
        <Button onPress={() => act(`The clock is at ${instant}`, 'clock', { now: instant })}>
          Set the clock
        </Button>
        <Button
          onPress={() =>
            act('The clock is at the real time', 'clock', { now: new Date().toISOString() })
          }
        >
          Real time
        </Button>
      </div>
    </Section>
  );
}

type ScenariosProps = { snapshot: Snapshot; scenarios: readonly Scenario[]; act: Act };

/** Puts the account that is logged in, or the next one that logs in, into a scenario. */
export function Scenarios({ snapshot, scenarios, act }: ScenariosProps) {
  const { sessions } = snapshot.state.state;
  // One session for each account: the last one is that of the running app.
  const tokens = new Map(Object.entries(sessions).map(([token, account]) => [account, token]));
  const accounts = [...tokens.keys()].reverse();
  const [chosen, setChosen] = useState<string>();
  const account = chosen ?? accounts[0] ?? '';
  const token = tokens.get(account);
  return (
    <Section title="Scenarios">
      <Choice
        label="Account"
        value={token ? account : ''}
        onChange={setChosen}
        options={[...accounts.map((id) => [id, id] as const), ['', 'the next to log in']]}
      />
      <ul className="scenarios">
        {scenarios.map(({ name, description }) => (
          <li key={name}>
            <Button
              onPress={() =>
                act(
                  `${token ? account : 'The next account to log in'} is in ${name}: reload the app`,
                  'scenario',
                  { name },
                  token,
                )
              }
            >
              {name}
            </Button>
            <p>
              {description} <a href={`/?scenario=${name}`}>Open the app in {name}</a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const paths = ['*', ...Object.keys(contract)].map((path) => [path, path] as const);

const kindTexts: Record<(typeof faultKinds)[number], string> = {
  timeout: 'timeout: no reply',
  drop: 'drop: the connection breaks before the call',
  drop_after: 'drop_after: the connection breaks after the call',
  '500': '500: server error',
  html: 'html: the page of a Wi-Fi',
  truncated: 'truncated: half a reply',
  shape: 'shape: a reply of another shape',
  slow: 'slow: a late reply',
  code: 'code: a reply with a code and a message',
};

export function Faults({ snapshot, act }: { snapshot: Snapshot; act: Act }) {
  const [path, setPath] = useState('*');
  const [kind, setKind] = useState('500');
  const [times, setTimes] = useState('1');
  const [code, setCode] = useState('1');
  const [msg, setMsg] = useState('');
  const [ms, setMs] = useState('3000');
  const { faults } = snapshot.state.state;
  const details =
    kind === 'code' ? { code: Number(code), msg } : kind === 'slow' && { ms: Number(ms) };
  return (
    <Section title="Faults">
      <div className="fields">
        <Choice label="Call" value={path} onChange={setPath} options={paths} />
        <Choice
          label="Fault"
          value={kind}
          onChange={setKind}
          options={faultKinds.map((each) => [each, kindTexts[each]])}
        />
        <Input label="Times" type="number" value={times} onChange={setTimes} />
        {kind === 'code' && (
          <>
            <Input label="Code" type="number" value={code} onChange={setCode} />
            <Input label="Message" value={msg} onChange={setMsg} />
          </>
        )}
        {kind === 'slow' && <Input label="Delay in ms" type="number" value={ms} onChange={setMs} />}
        <Button
          onPress={() =>
            act(`The next calls of ${path} fail`, 'fault', {
              ...{ path, kind, times: Number(times) },
              ...details,
            })
          }
        >
          Make it fail
        </Button>
        <Button onPress={() => act('No call is made to fail', 'clear_faults', {})}>
          Remove all faults
        </Button>
      </div>
      <ul aria-label="Waiting faults">
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faults have no id, and the items no state.
          <li key={index}>
            {fault.path}: {fault.kind} {fault.code} {fault.msg}, {fault.times} times
          </li>
        ))}
      </ul>
      {faults.length === 0 && <p>None waits for a call.</p>}
    </Section>
  );
}

export function Payments({ snapshot, act }: { snapshot: Snapshot; act: Act }) {
  const { payments } = snapshot.state.state;
  return (
    <Section title="Payments">
      {payments.length === 0 && <p>None was begun.</p>}
      <ul>
        {payments.map(({ payment_id, order_no, option_id, amount, state }) => (
          <li key={payment_id}>
            <p>
              {option_id} of ${amount} for loan {order_no}: {state}
            </p>
            {state === 'pending' && (
              <div className="buttons">
                {['success', 'failure', 'cancel'].map((result) => (
                  <Button
                    key={result}
                    onPress={() =>
                      act(`The payment ended with ${result}`, 'settle', { payment_id, result })
                    }
                  >
                    {result}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Reset({ act }: { act: Act }) {
  const [seed, setSeed] = useState('1');
  return (
    <Section title="Start again">
      <p>Removes accounts, sessions, faults and payments, and sets the clock to the real time.</p>
      <div className="fields">
        <Input
          label="Seed of codes, tokens and numbers"
          type="number"
          value={seed}
          onChange={setSeed}
        />
        <Button
          onPress={() =>
            act(`The sandbox starts again with seed ${seed}`, 'reset', { seed: Number(seed) })
          }
        >
          Reset
        </Button>
      </div>
    </Section>
  );
}
