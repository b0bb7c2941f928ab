import { screen as page } from '@testing-library/react';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { ids } from './application.ids';
import { StepSubmitted } from './step-submitted';
import type { SubmittedState } from './use-step-load';

const screenOf = (state: SubmittedState, step: 'social' | 'withdrawal' = 'social') =>
  defineScreen({ query: noQuery, Screen: () => <StepSubmitted state={state} step={step} /> });

test.each([
  ['approved', 'approved', 'primary', '#/pages/loan/loan-info-choose/loan-info-choose'],
  ['cleared', 'approved', 'primary', '#/pages/loan/loan-info-choose/loan-info-choose'],
  ['review', 'review', 'soft', '#/'],
  ['refused', 'refused', 'soft', '#/'],
  ['waiting', 'loan', 'soft', '#/pages/my-loan/my-loan'],
  ['lending', 'loan', 'soft', '#/pages/my-loan/my-loan'],
  ['overdue', 'loan', 'soft', '#/pages/my-loan/my-loan'],
  ['payment_failed', 'loan', 'soft', '#/pages/my-loan/my-loan'],
] as const)('leads on from the state %s as from "%s" (%s)', async (state, outcome, look, href) => {
  await renderScreen(screenOf(state), { scenario: state });
  const action = document.getElementById(ids.toHome);
  expect(action).toHaveTextContent(textOf(`application.submitted.${outcome}.action`));
  expect(action).toHaveClass(`btn--${look}`);
  expect(action).toHaveAttribute('href', href);
});

test('says from which day and hour on a refused user may apply again', async () => {
  await renderScreen(screenOf('refused'), { scenario: 'refused' });
  expect(
    await page.findByText(/^Puedes .* desde el \d+ de \w+ de \d{4} a las \d\d:\d\d\./),
  ).toBeInTheDocument();
});

test('says nothing of it in another state, whatever Home has', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) =>
    Object.assign(review ?? {}, { retry_at: '2026-12-04T12:00:00-03:00' }),
  );
  await renderScreen(screenOf('review'), { scenario: 'review' }, { sandbox });
  expect(await page.findByText(textOf('application.submitted.review.text'))).toBeInTheDocument();
});

test('says where the money goes, and whom to ask if that is wrong, at the account while it travels', async () => {
  await renderScreen(screenOf('waiting', 'withdrawal'), { scenario: 'waiting' });
  expect(await page.findByText(/a tu Yape terminado en 4567/)).toBeVisible();
  expect(page.getByRole('link', { name: 'escríbenos' })).toBeVisible();
});

test('says of other data, or once the money has come, when they can be changed', async () => {
  await renderScreen(screenOf('lending', 'withdrawal'), { scenario: 'lending' });
  expect(await page.findByText(textOf('application.submitted.loan.text'))).toBeVisible();
});
