import { messageName } from '@/lib/sandbox/control/message-name';
import type { LoggedCall } from '@/lib/sandbox/control/traffic';
import type { Snapshot } from './api';
import { Details, Json, Personal, Section, timeOf } from './parts';

type LogProps = { snapshot: Snapshot; isShown: boolean };

export function State({ snapshot, isShown }: LogProps) {
  const { accounts, state } = snapshot.state;
  return (
    <Section title="State">
      <ul>
        {accounts.map(({ id, phone, email, state: name, next_step, orders }) => (
          <li key={id}>
            <strong>{id}</strong>, <Personal text={phone ?? email} isShown={isShown} />: {name},
            next step {next_step ?? 'none'}, loans {orders}
          </li>
        ))}
      </ul>
      {accounts.length === 0 && <p>There is no account yet: log in, or choose a scenario.</p>}
      <Details summary="Everything that is stored">
        <Json value={state} isShown={isShown} />
      </Details>
    </Section>
  );
}

/** The codes that the sandbox "sent". They are shown, as in the app's own banner. */
export function Outbox({ snapshot, isShown }: LogProps) {
  const { outbox } = snapshot.state.state;
  return (
    <Section title="Outbox">
      {outbox.length === 0 && <p>No code was sent.</p>}
      <ol reversed>
        {[...outbox].reverse().map(({ to, code, channel, sent_at }) => (
          <li key={`${sent_at} ${code}`}>
            <strong>{code}</strong> by {channel} to <Personal text={to} isShown={isShown} />,{' '}
            {timeOf(sent_at)}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Calls({ snapshot, isShown }: LogProps) {
  return (
    <Section title="Calls">
      {snapshot.calls.length === 0 && <p>The app has not called yet.</p>}
      <ol className="log">
        {[...snapshot.calls].reverse().map((call) => (
          <li key={call.id}>
            <Details
              summary={
                <>
                  {timeOf(call.at)} <strong>{call.path}</strong> {endOf(call)}
                </>
              }
            >
              <h3>Sent</h3>
              <Json value={call.body} isShown={isShown} />
              <h3>Reply</h3>
              <Json value={call.end?.reply} isShown={isShown} />
            </Details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** How a call ended, in a few words. */
function endOf({ end }: LoggedCall): string {
  if (!end) return 'pending';
  if (end.kind !== 'response') return end.kind;
  const { reply, status, ms } = end;
  const code = typeof reply === 'object' && reply && 'code' in reply ? `code ${reply.code}, ` : '';
  return `${status}, ${code}${ms} ms`;
}

export function Bridge({ snapshot, isShown }: LogProps) {
  return (
    <Section title="Bridge messages">
      {snapshot.bridge.length === 0 && (
        <p>None. A browser has no bridge: run the app with npm run shell.</p>
      )}
      <ol className="log">
        {[...snapshot.bridge].reverse().map((each) => (
          <li key={each.id}>
            <Details
              summary={
                <>
                  {timeOf(each.at)} {each.from === 'page' ? 'page → shell' : 'shell → page'}{' '}
                  <strong>{messageName(each, snapshot.bridge)}</strong>
                </>
              }
            >
              <Json value={each.message} isShown={isShown} />
            </Details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
