import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { onRevalidate } from '@/lib/api/cache';
import { ApiError } from '@/lib/api/errors';
import type { NextStep } from '@/lib/api/schemas/basics';
import { trackLater } from '@/lib/behavior/track-later';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import { hasLeaveGuard } from '@/lib/router/leave-guard';
import { removeValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/lib/testing/render';
import { baselineOf, useStepForm } from './use-step-form';

jest.mock('@/lib/behavior/track-later');

const schema = v.object({
  baseline: v.string(),
  city: v.string(),
  answers: v.object({ late: v.string() }),
});
type Values = v.InferInput<typeof schema>;

const saved = { city: 'stgo' };

/** The values of a form that is opened with this. */
const valuesOf = (from: typeof saved | null): Values => ({
  baseline: baselineOf(from),
  city: from?.city ?? '',
  answers: { late: 'no' },
});

const save = jest.fn(async (): Promise<NextStep> => ({ next_step: 'social' }));
const onSaved = jest.fn();

beforeEach(() => {
  writeValue('user_id', 'u1');
  jest.clearAllMocks();
});

function Form({ from = saved }: { from?: typeof saved | null }) {
  const form = useStepForm<Values, Values>({
    name: 'basic',
    schema,
    initial: valuesOf(from),
    save,
    onSaved,
  });
  return (
    <form onSubmit={form.submit}>
      <input aria-label="city" {...form.typed('city')} />
      <output>{form.restored && 'restored'}</output>
      <button type="submit" aria-busy={form.sending}>
        Save
      </button>
    </form>
  );
}

/** Renders the form, and returns whether it says that a draft was restored. */
function isRestored(): boolean {
  renderWithI18n(<Form />);
  return screen.getByRole('status').textContent === 'restored';
}

test('restores a draft that was started from the current saved data', () => {
  writeDraft('basic', { baseline: baselineOf(saved), city: 'valpo', 'answers.late': 'no' });
  expect(isRestored()).toBe(true);
  expect(screen.getByLabelText('city')).toHaveValue('valpo');
});

test('removes a draft that was started from other saved data', () => {
  writeDraft('basic', { baseline: baselineOf(null), city: 'valpo' });
  expect(isRestored()).toBe(false);
  expect(readDraft('basic')).toEqual({});
});

test('keeps what was changed after a save whose reply was lost, also where it was saved', async () => {
  save.mockRejectedValueOnce(new ApiError('network', { path: 'app/save_basic_info', hint: '' }));
  const first = renderWithI18n(<Form from={null} />);
  await userEvent.type(screen.getByLabelText('city'), 'stgo');
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('city'), ' centro');
  first.unmount();
  const second = renderWithI18n(<Form from={saved} />);
  expect(screen.getByLabelText('city')).toHaveValue('stgo centro');
  second.unmount();
  renderWithI18n(<Form from={{ city: 'valpo' }} />);
  expect(screen.getByLabelText('city')).toHaveValue('valpo');
});

test('restores nothing after a save whose reply was lost and nothing was changed', async () => {
  save.mockRejectedValueOnce(new ApiError('network', { path: 'app/save_basic_info', hint: '' }));
  const { unmount } = renderWithI18n(<Form from={null} />);
  await userEvent.type(screen.getByLabelText('city'), 'stgo');
  await userEvent.click(screen.getByRole('button'));
  unmount();
  expect(isRestored()).toBe(false);
  expect(hasLeaveGuard()).toBe(false);
});

test('restores nothing from a draft equal to the initial values', () => {
  writeDraft('basic', { baseline: baselineOf(saved), city: 'stgo', 'answers.late': 'no' });
  expect(isRestored()).toBe(false);
});

test('keeps every field in the draft', async () => {
  const { unmount } = renderWithI18n(<Form />);
  await userEvent.type(screen.getByLabelText('city'), 'go');
  expect(hasLeaveGuard()).toBe(true);
  unmount();
  expect(Object.keys(readDraft('basic'))).toEqual(['baseline', 'city', 'answers.late']);
});

test('stays in the sending state after the save and ignores further submits', async () => {
  renderWithI18n(<Form />);
  await userEvent.type(screen.getByLabelText('city'), 'go');
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(save).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledWith('social');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(hasLeaveGuard()).toBe(false);
});

test('can be filled in again where the server wants the same step once more', async () => {
  save.mockResolvedValueOnce({ next_step: 'basic' });
  renderWithI18n(<Form />);
  await userEvent.type(screen.getByLabelText('city'), 'go');
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(onSaved).toHaveBeenCalledWith('basic');
  expect(button).toHaveAttribute('aria-busy', 'false');
});

test.each([
  ['refused', [['app/home']]],
  ['network', []],
] as const)('refetches Home after a save that failed by %s: %j', async (code, revalidated) => {
  const paths: unknown[] = [];
  const stop = onRevalidate((each) => paths.push(each));
  save.mockRejectedValueOnce(new ApiError(code, { path: 'app/save_basic_info', hint: '' }));
  renderWithI18n(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(save).toHaveBeenCalledTimes(1);
  expect(paths).toEqual(revalidated);
  stop();
});

test('says that the form was begun and, unless it was saved, left', async () => {
  const leave = async (press: boolean) => {
    jest.mocked(trackLater).mockClear();
    const { unmount } = renderWithI18n(<Form />);
    await userEvent.type(screen.getByLabelText('city'), 'go');
    if (press) await userEvent.click(screen.getByRole('button'));
    unmount();
    removeValue('luka_draft_u1_basic');
    return jest.mocked(trackLater).mock.calls.map(([event]) => event);
  };
  expect(await leave(false)).toEqual(['form_started', 'form_left']);
  expect(await leave(true)).toEqual(['form_started']);
});
