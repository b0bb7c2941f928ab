/** An event of a trace of Chromium: what is read of it. Times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of a task: the processor time of its thread, which other work of the machine does not change. */
  tdur?: number;
  id2?: { local?: string };
  args?: {
    data?: {
      displayName?: string;
      nodeName?: string;
      state?: string;
      type?: string;
    };
  };
};

/** What a trace has to record for {@link readMotion}. */
export const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
];

/** Where a motion is in a trace: an animation of so many ms, or the time between two events of the page. */
export type MotionSource =
  | { animation: string; ms: number }
  | { scriptedOn: string; ms: number }
  | { from: string; to: string };

/** One recorded motion; times in ms. */
export type RecordedMotion = {
  /** From the event that caused it to its first frame; undefined where the events are the motion. */
  delay?: number;
  /** How many refreshes of the screen the motion lasted. */
  refreshes: number;
  /** The times between the frames that were shown, from its start. */
  intervals: number[];
  /** The main thread's processor time in each frame of its own, from the first task to the end of rendering. */
  work: number[];
};

/** The time between two refreshes of the screen, in ms. */
export const refreshMs = 1000 / 60;

/** Events of the user that start a motion. */
const inputs = new Set(['click', 'pointerup', 'popstate']);

/**
 * Reads a motion from a trace. Frames are those that the page's compositor has drawn: an animation of transform or
 * opacity goes on there while the main thread works. Throws where the trace has no such motion.
 */
export function readMotion(events: readonly TraceEvent[], source: MotionSource): RecordedMotion {
  const sorted = events.toSorted((a, b) => a.ts - b.ts);
  const { start, end, pid } = findMotion(sorted, source);
  const own = sorted.filter((event) => event.pid === pid);
  const during = ({ ts }: TraceEvent) => ts >= start && ts <= end;
  const drawn = own.filter((event) => event.name === 'DrawFrame' && during(event));
  const times = [start, ...drawn.map(({ ts }) => ts)];
  const input = own.findLast((event) => event.ts < start && inputs.has(typeOf(event)));
  return {
    delay: 'from' in source || !input ? undefined : ((drawn[0]?.ts ?? end) - input.ts) / 1000,
    refreshes: Math.round((end - start) / 1000 / refreshMs),
    intervals: times.slice(1).map((time, index) => (time - (times[index] ?? time)) / 1000),
    work: mainFrames(own)
      .filter(({ from }) => from >= start && from <= end)
      .map(({ from, to }) => processorTime(own, from, to)),
  };
}

type Span = { start: number; end: number; pid: number };

function findMotion(events: readonly TraceEvent[], source: MotionSource): Span {
  if ('from' in source) {
    const first = events.find((event) => typeOf(event) === source.from);
    const last = events.findLast((event) => typeOf(event) === source.to);
    if (first && last) return { start: first.ts, end: last.ts, pid: first.pid };
    throw new Error(`the trace has no ${source.from} and ${source.to}`);
  }
  const begun = events.find((event) => isAnimation(event, source));
  // It runs from when the compositor has it, which it reports to the main thread, but not for every one of a script.
  const running = events.find(
    (event) =>
      begun &&
      isSame(event, begun) &&
      event.ts >= begun.ts &&
      event.args?.data?.state === 'running' &&
      event.ph === 'n',
  );
  if (begun) {
    const start = (running ?? begun).ts;
    return { start, end: start + source.ms * 1000, pid: begun.pid };
  }
  throw new Error(`the trace has no ${JSON.stringify(source)}`);
}

function isAnimation(
  { name, ph, args }: TraceEvent,
  source: { animation: string } | { scriptedOn: string },
) {
  if (name !== 'Animation' || ph !== 'b') return false;
  if ('animation' in source) return args?.data?.displayName === source.animation;
  return !args?.data?.displayName && args?.data?.nodeName?.startsWith(source.scriptedOn);
}

function isSame(event: TraceEvent, { name, pid, id2 }: TraceEvent): boolean {
  return event.name === name && event.pid === pid && event.id2?.local === id2?.local;
}

/** The type of a DOM event; empty for other events. */
function typeOf({ name, args }: TraceEvent): string {
  return (name === 'EventDispatch' && args?.data?.type) || '';
}

/** The frames of the main thread, each from its first task to the end of its rendering. */
function mainFrames(events: readonly TraceEvent[]): { from: number; to: number }[] {
  const frames = events.filter(({ name }) => name === 'AnimationFrame');
  return frames.flatMap((event, index) => {
    if (event.ph !== 'b') return [];
    const end = frames.slice(index + 1).find((later) => later.ph === 'e' && isSame(later, event));
    return end ? [{ from: event.ts, to: end.ts }] : [];
  });
}

/** In ms, of the tasks of the thread that renders: of each the part that is in this time. */
function processorTime(events: readonly TraceEvent[], from: number, to: number): number {
  const thread = events.find(({ name }) => name === 'AnimationFrame')?.tid;
  const tasks = events.filter(({ name, tid }) => name === 'RunTask' && tid === thread);
  const times = tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const within = Math.min(to, ts + dur) - Math.max(from, ts);
    return within > 0 ? (tdur * within) / dur : 0;
  });
  return times.reduce((sum, time) => sum + time, 0) / 1000;
}
