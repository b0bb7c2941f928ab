import { readMotion, type TraceEvent } from './trace';

const page = { pid: 1, tid: 10, id2: { local: '0x1' } };
const start = 1_000_000;

/** An event of the page so many ms after the start. */
function at(ms: number, event: Partial<TraceEvent>): TraceEvent {
  return { name: '', ph: 'I', ...page, ...event, ts: start + ms * 1000 };
}

function animation(displayName: string, from: number): TraceEvent[] {
  return [
    at(from - 20, { name: 'Animation', ph: 'b', args: { data: { displayName } } }),
    at(from, { name: 'Animation', ph: 'n', args: { data: { state: 'running' } } }),
  ];
}

function drawn(...times: number[]): TraceEvent[] {
  return times.map((ms) => at(ms, { name: 'DrawFrame', tid: 20 }));
}

function dispatched(type: string, ms: number): TraceEvent {
  return at(ms, { name: 'EventDispatch', ph: 'X', args: { data: { type } } });
}

const slide = { animation: 'screen-slide', ms: 100 };

test('the frames of an animation are those that were drawn while it ran', () => {
  const events = [...animation('screen-slide', 0), ...drawn(-10, 16, 33, 70, 120)];
  expect(readMotion(events, slide)).toMatchObject({ refreshes: 6, intervals: [16, 17, 37] });
});

test('frames of another process are not counted', () => {
  const browser = drawn(50).map((event) => ({ ...event, pid: 2 }));
  const events = [...animation('screen-slide', 0), ...drawn(16), ...browser];
  expect(readMotion(events, slide).intervals).toEqual([16]);
});

test('another animation at the same time does not count as the motion', () => {
  const events = [...animation('screen-clip', 40), ...drawn(50)];
  expect(() => readMotion(events, slide)).toThrow('the trace has no {"animation":"screen-slide"');
});

test('the delay is from the last input to the first frame that moves', () => {
  const events = [
    dispatched('click', -300),
    dispatched('click', -80),
    ...animation('screen-slide', 0),
    ...drawn(-10, 16),
  ];
  expect(readMotion(events, slide).delay).toBe(96);
});

test('a motion of a finger is between its events', () => {
  const events = [
    dispatched('pointermove', 0),
    dispatched('pointermove', 40),
    dispatched('pointerup', 50),
    ...drawn(10, 30, 60),
  ];
  expect(readMotion(events, { from: 'pointermove', to: 'pointerup' })).toEqual({
    delay: undefined,
    refreshes: 3,
    intervals: [10, 20],
    work: [],
  });
});

test('an animation of a script has no name, but its element', () => {
  const begun = { name: 'Animation', ph: 'b', args: { data: { nodeName: 'DIALOG id' } } };
  const [, running] = animation('', 0);
  const events = [at(-20, begun), ...(running ? [running] : []), ...drawn(16)];
  expect(readMotion(events, { scriptedOn: 'DIALOG', ms: 100 }).intervals).toEqual([16]);
});

test('the work of a frame is the processor time of the tasks in it, without the end of the task before', () => {
  const task = { name: 'RunTask', ph: 'X' };
  const frame = { name: 'AnimationFrame', id2: { local: '0x7' } };
  const events = [
    ...animation('screen-slide', 0),
    at(0, { ...task, dur: 20_000, tdur: 10_000 }),
    at(20, { ...frame, ph: 'b' }),
    at(20, { ...task, dur: 8000, tdur: 6000 }),
    at(30, { ...task, dur: 10_000, tdur: 4000, tid: 11 }),
    at(31, { ...task, dur: 3000, tdur: 3000 }),
    at(34, { ...frame, ph: 'e' }),
    at(36, { ...task, dur: 9000, tdur: 9000 }),
  ];
  expect(readMotion(events, slide).work).toEqual([9]);
});
