import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { ScreenState, StateFault } from '@/app/pages/screen-state';
import { startTransport } from '@/app/sandbox/start-transport';
import { Page } from '@/components/page/page';
import type { Path } from '@/lib/api/contract';
import { exportLocale } from '@/lib/i18n/locale';
import { pageQuery } from '@/lib/router/page-query';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { Query } from '@/lib/router/target';
import { readValue, writeValue } from '@/lib/storage/values';
import { allStates } from '../all-states.gen';
import { setFault, setPreconditions } from './enter-state';
import { applyLook, type Look, lookQuery, lookSchema } from './look';
import { performActions } from './perform-actions';
import { previewUrl } from './preview-url';
import { reportIdle, watchIdle } from './watch-idle';

/** The parameters of a preview's URL: a state of the screen, or a scenario of the sandbox, and the look. */
const parameters = v.object({
  ...lookSchema.entries,
  state: v.optional(v.string()),
  scenario: v.optional(v.string()),
  continue: v.optional(v.string()),
  /** The gallery around it measures it. */
  inspect: v.fallback(v.optional(v.literal('1')), undefined),
});

/** A started preview: what its page renders, and how. */
export type Preview = Pick<Look, 'theme'> & {
  /** The state's query. */
  query: Query;
  /** Parameters of links to other screens, which continue this preview. */
  carry: Query;
  /** Rendered instead of the screen if the screen has no such state. */
  instead?: ReactNode;
};

/**
 * Puts the page's sandbox into the state that the URL names; resolves when the screen can be rendered. The
 * page's environment is frozen (see `freeze-environment.ts`). `<html data-preview>` becomes `idle` when the
 * state is reached.
 */
export async function startPreview(path: RoutePath): Promise<Preview> {
  const { state: name, ...query } = v.parse(parameters, pageQuery());
  const states: Readonly<Record<string, ScreenState>> = allStates[path];
  const state = name === undefined ? undefined : states[name];
  const scenario = state?.scenario ?? query.scenario ?? query.continue ?? 'guest';
  applyLook(query);
  const isContinued = readValue('luka_sandbox') !== null;
  // A setting, not an override: the user can change it in Settings, and a continued preview keeps it.
  if (!isContinued) writeValue('luka_locale', query.locale ?? exportLocale);
  const { idle } = await enter({ ...state, scenario }, isContinued);
  if (query.inspect) void idle.then(inspect);
  return {
    theme: query.theme,
    query: state?.query ?? {},
    carry: {
      ...lookQuery(query),
      continue: scenario,
      ...(query.inspect && { inspect: query.inspect }),
    },
    instead:
      name === undefined || state ? undefined : (
        <UnknownState path={path} name={name} states={Object.keys(states)} />
      ),
  };
}

async function inspect(): Promise<void> {
  const { startInspecting } = await import('../inspect/agent');
  startInspecting();
}

/** Resolves once the page is prepared; `idle` does when the state is reached. */
async function enter(
  { scenario, query = {}, faults = [], before = [], actions = [] }: ScreenState,
  isContinued: boolean,
) {
  const watch = watchIdle();
  const silent: Path[] = [];
  async function fail(fault: StateFault) {
    if (fault.kind === 'timeout') silent.push(fault.path);
    await setFault(fault);
  }
  await startTransport({
    scenario: isContinued ? undefined : scenario,
    latency: 0,
    wrap: (send) => watch.counted(send, silent),
  });
  await setPreconditions(before, query);
  for (const fault of faults) await fail(fault);
  return { idle: reportIdle(performActions(actions, { ...watch, setFault: fail })) };
}

type UnknownProps = { path: RoutePath; name: string; states: readonly string[] };

function UnknownState({ path, name, states }: UnknownProps) {
  const title = `This screen has no state “${name}”`;
  return (
    <Page>
      <div lang="en" className="stack mt-5">
        <title>{title}</title>
        <h1>{title}</h1>
        <p>It has these:</p>
        <ul className="stack">
          {states.map((state) => (
            <li key={state}>
              <a href={previewUrl(path, state, {})}>{state}</a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
