import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import type { ScreenState } from '@/app/pages/screen-state';
import { allStates } from '@/app/preview/all-states.gen';
import { startTransport } from '@/app/sandbox/start-transport';
import { getFetch } from '@/lib/api/transport';
import { exportLocale } from '@/lib/i18n/locale';
import { pageQuery } from '@/lib/router/page-query';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { Query } from '@/lib/router/target';
import { drafts, localStore } from '@/lib/storage/text-store';
import { readValue, writeValue } from '@/lib/storage/values';
import { breakCalls, remember } from './enter-state';
import { applyLook, type Look, lookQuery, lookSchema } from './look';
import { performActs } from './perform-actions';
import { PseudoTexts } from './pseudo-texts';
import { UnknownState } from './unknown-state';
import { watchIdle } from './watch-idle';

/** What a preview's address asks for; `state` is one of the screen's, `scenario` one of the sandbox's. */
const requestSchema = v.object({
  ...lookSchema.entries,
  state: v.optional(v.string()),
  scenario: v.optional(v.string()),
  continue: v.optional(v.string()),
});

/** A preview that has begun: what its page shows, and how. */
export type Preview = Pick<Look, 'theme'> & {
  /** What the state adds to the screen's query. */
  query: Query;
  /** What links to other screens carry, so that they go on with this preview. */
  carry: Query;
  /** Put around everything that speaks the language. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Shown instead of the screen, where it does not have the state that the address names. */
  instead?: ReactNode;
};

/**
 * Puts the in-page sandbox into what the address of this preview asks for, and resolves when the screen
 * can be shown. The sandbox lives in this page alone: see `still-world.ts`. `<html data-preview>`
 * says `still` when the picture stands.
 */
export async function startPreview(path: RoutePath): Promise<Preview> {
  const { state: name, ...asked } = v.parse(requestSchema, pageQuery());
  const states: Readonly<Record<string, ScreenState>> = allStates[path];
  const state = name === undefined ? undefined : states[name];
  const scenario = state?.scenario ?? asked.scenario ?? asked.continue ?? 'guest';
  applyLook(asked);
  // A preview's storage is memory of its own, and has no key.
  drafts.store = localStore;
  const goesOn = readValue('luka_sandbox') !== null;
  // As if chosen in Settings: there it can be changed, and a preview that goes on keeps the change.
  if (!goesOn) writeValue('luka_locale', asked.locale ?? exportLocale);
  await enter({ ...state, scenario }, goesOn);
  return {
    theme: asked.theme,
    query: state?.query ?? {},
    carry: { ...lookQuery(asked), continue: scenario },
    Frame: asked.pseudo && PseudoTexts,
    instead:
      name === undefined || state ? undefined : (
        <UnknownState path={path} name={name} states={Object.keys(states)} />
      ),
  };
}

async function enter(
  { scenario, query = {}, faults = [], before = [], acts = [] }: ScreenState,
  goesOn: boolean,
) {
  const stillness = watchIdle();
  const silent = faults.filter(({ kind }) => kind === 'timeout').map((fault) => fault.path);
  await startTransport({
    scenario: goesOn ? undefined : scenario,
    page: { latency: 0 },
    wrap: (send) => stillness.counted(send, silent),
  });
  await remember(before, query);
  await breakCalls(getFetch(), faults);
  void performActs(acts, stillness).then(() => {
    document.documentElement.dataset.preview = 'still';
    // The gallery loads a few pictures at a time: this one makes room for the next.
    window.parent.postMessage({ preview: 'still' }, '*');
  });
}
