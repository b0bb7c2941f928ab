import { freezeEnvironment, previewInstant } from './freeze-environment';

/** The globals that are replaced, with a document of their own. */
function makeGlobals(search: string, name = '') {
  const document = new DOMParser().parseFromString(
    '<html data-theme="dark"><head><meta name="luka-sandbox" content="/api"></head></html>',
    'text/html',
  );
  const started: [unknown, number | undefined][] = [];
  const start = (run: TimerHandler, ms?: number) => void started.push([run, ms]);
  const real: Record<string, string> = { uni_token: 'real' };
  return Object.assign(
    { document, name, location: { ...window.location, search }, Date, started },
    { setTimeout: start, setInterval: start, localStorage: real, sessionStorage: real },
  );
}

const storageOf = (globals: object, name = 'localStorage'): Storage => Reflect.get(globals, name);

test('changes nothing without a preview parameter', () => {
  const globals = makeGlobals('?locale=vi&theme=dark');
  freezeEnvironment(globals, previewInstant);
  expect(storageOf(globals)).toEqual({ uni_token: 'real' });
  expect(globals.Date).toBe(Date);
  expect(globals.document.documentElement.dataset).toMatchObject({ theme: 'dark' });
  expect(globals.document.querySelector('meta')).not.toBeNull();
});

test('timers below a second run, longer ones do nothing', () => {
  const globals = makeGlobals('?state=approved');
  freezeEnvironment(globals, previewInstant);
  const run = jest.fn();
  globals.setTimeout(run, 999);
  globals.setInterval(run, 1000);
  globals.setTimeout(run);
  expect(globals.started.map(([started, ms]) => [started === run, ms])).toEqual([
    [true, 999],
    [false, 1000],
    [true, 0],
  ]);
});

test('until the state is reached a pause takes a tenth', () => {
  const globals = makeGlobals('?state=approved');
  freezeEnvironment(globals, previewInstant);
  globals.setTimeout(jest.fn(), 300);
  globals.document.documentElement.dataset.preview = 'idle';
  globals.setTimeout(jest.fn(), 300);
  expect(globals.started.map(([, ms]) => ms)).toEqual([30, 300]);
});

test('`continue` starts empty if the window name was set by another page', () => {
  const globals = makeGlobals('?continue=approved', 'some window');
  freezeEnvironment(globals, previewInstant);
  expect(storageOf(globals)).toHaveLength(0);
});
