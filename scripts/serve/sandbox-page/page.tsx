import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readScenarios, readSnapshot, type Scenario, type Snapshot, send } from './api';
import { type Act, Clock, Faults, Payments, Reset, Scenarios } from './control-sections';
import { Bridge, Calls, Outbox, State } from './log-sections';

const intervalMs = 1000;

/** The page `/__sandbox/`: reads the sandbox every second, and changes it by the routes that tests use too. */
function SandboxPage() {
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [scenarios, setScenarios] = useState<Scenario[]>([]);
  const [status, setStatus] = useState('');
  const [isShown, setShown] = useState(false);

  const refresh = useCallback(async () => {
    try {
      setSnapshot(await readSnapshot());
    } catch (error) {
      setStatus(`The sandbox does not reply: ${String(error)}`);
    }
  }, []);

  useEffect(() => {
    readScenarios().then(setScenarios, () => undefined);
    void refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [refresh]);

  const act: Act = (done, name, body, token) => {
    send(name, body, token)
      .then(
        () => setStatus(done),
        (error: Error) => setStatus(`Refused: ${error.message}`),
      )
      .then(refresh);
  };

  return (
    <>
      <header>
        <h1>Luka's sandbox</h1>
        <a href="/">Open the app</a>
        <label className="check">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
          />
          Show personal values
        </label>
        <p role="status">{status}</p>
      </header>
      {snapshot && (
        <main>
          <div>
            <State snapshot={snapshot} isShown={isShown} />
            <Clock snapshot={snapshot} act={act} />
            <Payments snapshot={snapshot} act={act} />
            <Reset act={act} />
          </div>
          <div>
            <Scenarios snapshot={snapshot} scenarios={scenarios} act={act} />
            <Faults snapshot={snapshot} act={act} />
          </div>
          <div>
            <Outbox snapshot={snapshot} isShown={isShown} />
            <Calls snapshot={snapshot} isShown={isShown} />
            <Bridge snapshot={snapshot} isShown={isShown} />
          </div>
        </main>
      )}
    </>
  );
}

const container = document.getElementById('page');
if (container) createRoot(container).render(<SandboxPage />);
