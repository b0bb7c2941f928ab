import { act, renderHook } from '@testing-library/react';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { useContactPicker } from './use-contact-picker';

let native: FakeShell | undefined;
const onPick = jest.fn();
const contact = { name: 'Rosa', phone: '912345678' };

/** A shell, with the reply that it kept from before a kill, if any. */
function setUp(kept?: { data: unknown } | { error: unknown }) {
  const shell = installFakeShell();
  native = shell;
  shell.on('pickerContact', ({ callbackId, resume }) => {
    if (!resume) return;
    const nothing = { error: { code: 'nothing', message: '' } };
    shell.send({ callbackId, ...(resume === 'contact_1' && kept ? kept : nothing) });
  });
  return shell;
}
async function mount() {
  const view = renderHook(() => useContactPicker('contact_1', onPick));
  // The first message requests the kept reply.
  await act(async () => void (await native?.next('pickerContact')));
  return view;
}
async function pickThat(shell: FakeShell, answer: object) {
  const { result } = await mount();
  act(() => result.current.pick?.());
  const message = await shell.next('pickerContact');
  expect(message).toMatchObject({ keep: 'contact_1' });
  await act(async () => void shell.send({ callbackId: message.callbackId, ...answer }));
  return result;
}

test('returns no pick function outside the shell', () => {
  const { result } = renderHook(() => useContactPicker('contact_1', onPick));
  expect(result.current).toEqual({ pick: null, failed: false });
});

test('passes on the chosen contact, and has the shell keep it until delivery', async () => {
  const result = await pickThat(setUp(), { data: contact });
  expect(onPick).toHaveBeenCalledWith(contact);
  expect(result.current.failed).toBe(false);
});

test.each(['unavailable', 'failed', 'unsupport'])(
  'reports a failure when the picker ends with %s',
  async (code) => {
    const result = await pickThat(setUp(), { error: { code, message: '' } });
    expect(result.current.failed).toBe(true);
    expect(onPick).not.toHaveBeenCalled();
  },
);

test.each(['cancelled', 'busy'])(
  'reports no failure when the picker was dismissed (%s)',
  async (code) => {
    const result = await pickThat(setUp(), { error: { code, message: '' } });
    expect(result.current.failed).toBe(false);
  },
);

test('passes on a contact that was chosen while Android had killed the app', async () => {
  setUp({ data: contact });
  await mount();
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(onPick).toHaveBeenCalledWith(contact);
});

test.each([undefined, { error: { code: 'cancelled', message: '' } }])(
  'does nothing without a kept choice (%#)',
  async (kept) => {
    setUp(kept);
    const { result } = await mount();
    expect(onPick).not.toHaveBeenCalled();
    expect(result.current.failed).toBe(false);
  },
);
