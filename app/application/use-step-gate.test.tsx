import { act, screen as page, waitFor } from '@testing-library/react';
import { revalidate } from '@/lib/api/cache';
import type { Step } from '@/lib/api/schemas/basics';
import { renderScreen } from '@/scripts/jest/render-screen';
import { useStepGate } from './use-step-gate';

function Probe({ step }: { step: Step }) {
  const gate = useStepGate(step);
  const detail = gate.name === 'handedIn' ? gate.state : gate.name === 'open' && gate.review?.fix;
  return <output>{[gate.name, detail].flat().filter(Boolean).join(' ')}</output>;
}

const gateOf = (step: Step) => ({ needsLogin: true, render: () => <Probe step={step} /> });

const told = () => page.getByRole('status').textContent;

test.each([
  ['init', 'open'],
  ['init_submit', 'open'],
  ['approval_expired', 'open'],
  ['not_approved', 'open basic id_card'],
  ['review', 'handedIn review'],
  ['approved', 'handedIn approved'],
  ['refused', 'handedIn refused'],
  ['waiting', 'handedIn waiting'],
  ['lending', 'handedIn lending'],
  ['overdue', 'handedIn overdue'],
  ['payment_failed', 'handedIn payment_failed'],
  ['cleared', 'handedIn cleared'],
])('in %s the first step is %s', async (scenario, expected) => {
  const { navigator } = await renderScreen(gateOf('basic'), { scenario });
  await waitFor(() => expect(told()).toBe(expected));
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('a step whose turn has not come leads to the one that is next, and shows nothing meanwhile', async () => {
  const { navigator } = await renderScreen(gateOf('social'), { scenario: 'init' });
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/step/step-basic/step-basic',
      query: {},
    }),
  );
  expect(told()).toBe('loading');
});

test('where Home cannot be read the step is open: the server decides at the save', async () => {
  await renderScreen(gateOf('social'), {
    scenario: 'review',
    faults: [{ path: 'app/home', kind: 'html', times: 9 }],
  });
  await waitFor(() => expect(told()).toBe('open'));
});

test('an open step closes when the application was handed in elsewhere', async () => {
  const { sandbox } = await renderScreen(gateOf('basic'), { scenario: 'init_submit' });
  await waitFor(() => expect(told()).toBe('open'));
  sandbox.control.scenario('review');
  act(() => revalidate('app/home'));
  await waitFor(() => expect(told()).toBe('handedIn review'));
});
