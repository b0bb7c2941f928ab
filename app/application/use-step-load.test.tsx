import { act, screen as page, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { Profiler } from 'react';
import { mutate } from 'swr';
import type { ScreenState } from '@/app/pages/screen-state';
import { revalidate } from '@/lib/api/cache';
import { request } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { languageHeader } from '@/lib/api/header-fields';
import type { Step } from '@/lib/api/schemas/basics';
import { callKey } from '@/lib/api/use-call';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { loadFailure, useStepGate, useStepLoad } from './use-step-load';

function Probe({ step }: { step: Step }) {
  const gate = useStepGate(step);
  const detail = gate.name === 'submitted' ? gate.state : gate.name === 'open' && gate.review?.fix;
  return <output>{[gate.name, detail].flat().filter(Boolean).join(' ')}</output>;
}

const gateOf = (step: Step) => ({ needsLogin: true, render: () => <Probe step={step} /> });

const output = () => page.getByRole('status').textContent;

test.each([
  ['init', 'open'],
  ['init_submit', 'open'],
  ['approval_expired', 'open'],
  ['not_approved', 'open basic id_card'],
  ['review', 'submitted review'],
  ['approved', 'submitted approved'],
  ['refused', 'submitted refused'],
  ['waiting', 'submitted waiting'],
  ['lending', 'submitted lending'],
  ['overdue', 'submitted overdue'],
  ['payment_failed', 'submitted payment_failed'],
  ['cleared', 'submitted cleared'],
])('in the scenario %s the first step is %s', async (scenario, expected) => {
  const { navigator } = await renderScreen(gateOf('basic'), { scenario });
  await waitFor(() => expect(output()).toBe(expected));
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('a review that names no steps is shown at each of them', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) => {
    delete review?.fix;
  });
  const shown: unknown[] = [];
  function ReviewProbe() {
    const gate = useStepGate('social');
    if (gate.name === 'open') shown.push(gate.review?.reason);
    return null;
  }
  const screen = { needsLogin: true, render: () => <ReviewProbe /> };
  await renderScreen(screen, { scenario: 'not_approved' }, { sandbox });
  await waitFor(() => expect(shown.at(-1)).toEqual(expect.any(String)));
});

test('redirects to the next step when it comes before this one, and says so', async () => {
  const { navigator } = await renderScreen(gateOf('social'), { scenario: 'init' });
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/step/step-basic/step-basic',
      query: {},
    }),
  );
  expect(output()).toBe('loading');
  expect(getDefaultStore().get(toastAtom)?.message).toBe(textOf('application.stepFirst'));
});

test('is open when Home cannot be loaded', async () => {
  await renderScreen(gateOf('social'), {
    scenario: 'review',
    faults: [{ path: 'app/home', kind: 'html', times: 9 }],
  });
  await waitFor(() => expect(output()).toBe('open'));
});

test('closes when the application was submitted elsewhere', async () => {
  const { sandbox } = await renderScreen(gateOf('basic'), { scenario: 'init_submit' });
  await waitFor(() => expect(output()).toBe('open'));
  sandbox.control.scenario('review');
  act(() => revalidate('app/home'));
  await waitFor(() => expect(output()).toBe('submitted review'));
});

/** Opens a step with a cached reply of Home from an earlier state of the account, which may be corrected by now. */
async function openAfter(earlier: string, faults: ScreenState['faults'] = []) {
  const sandbox = createTestSandbox();
  const shown = new Set<string | null>();
  const probe = (
    <Profiler id="gate" onRender={() => shown.add(output())}>
      <Probe step="social" />
    </Profiler>
  );
  async function before() {
    const stale = await request('app/home', {});
    sandbox.control.scenario('init_submit');
    const key = callKey('app/home', {}, languageHeader('es'));
    await mutate(key, stale, { revalidate: false });
  }
  const screen = { needsLogin: true, render: () => probe };
  const { navigator } = await renderScreen(
    screen,
    { scenario: earlier, faults },
    { sandbox, before },
  );
  await waitFor(() => expect(output()).toBe('open'));
  return { navigator, shown: [...shown] };
}

test.each(['review', 'init'])(
  'a cached reply neither closes the form nor redirects before the new one: %s',
  async (earlier) => {
    const { navigator, shown } = await openAfter(earlier);
    expect(shown).toEqual(['loading', 'open']);
    expect(navigator.replace).not.toHaveBeenCalled();
  },
);

test('a cached reply does not redirect when Home cannot be loaded', async () => {
  const { navigator } = await openAfter('init', [{ path: 'app/home', kind: 'html', times: 9 }]);
  await act(passTurns);
  expect(navigator.replace).not.toHaveBeenCalled();
});

describe('what a form is filled with', () => {
  const call = { error: undefined, isPending: false, isOffline: false, isRefreshing: false };
  const retry = async () => true;
  const lists = { ...call, data: ['list'], retry };
  const saved = { ...call, data: 'saved', retry };

  function Load({ isRefreshing, data }: { isRefreshing: boolean; data: string | undefined }) {
    const load = useStepLoad('basic', { lists, saved: { ...saved, isRefreshing, data } });
    const gate = useStepGate('basic');
    return <output>{`${gate.name}, ${load.name === 'ready' ? load.saved : load.name}`}</output>;
  }
  const loadOf = (props: Parameters<typeof Load>[0]) => ({
    needsLogin: true,
    render: () => <Load {...props} />,
  });

  test('it waits for saved data that are being fetched again', async () => {
    await renderScreen(loadOf({ isRefreshing: true, data: 'old' }), { scenario: 'init' });
    await waitFor(() => expect(output()).toBe('open, loading'));
  });

  test('it is ready with saved data that are here', async () => {
    await renderScreen(loadOf({ isRefreshing: false, data: 'saved' }), { scenario: 'init' });
    await waitFor(() => expect(output()).toBe('open, saved'));
  });
});

test('only calls without data count as failed, and all of them are retried', async () => {
  const error = new ApiError('network', { path: 'app/get_area', hint: '' });
  const [here, failed, other] = [true, false, false].map((hasData) => ({
    data: hasData ? 'data' : undefined,
    error,
    isPending: false,
    isOffline: true,
    isRefreshing: false,
    retry: jest.fn(async () => true),
  }));
  if (!here || !failed || !other) throw new Error('three calls');
  expect(loadFailure([here])).toBeUndefined();
  const failure = loadFailure([here, failed, { ...other, isOffline: false }]);
  if (failure?.name !== 'failed') throw new Error('not failed');
  expect(failure.call).toMatchObject({ error, isOffline: false, isRefreshing: false });
  expect(await failure.call.retry()).toBe(true);
  expect([here, failed, other].map(({ retry }) => retry.mock.calls.length)).toEqual([0, 1, 1]);
});
