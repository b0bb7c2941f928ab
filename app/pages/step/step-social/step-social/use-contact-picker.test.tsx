import { act, renderHook } from '@testing-library/react';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { useContactPicker } from './use-contact-picker';

let native: FakeNative | undefined;
const onPick = jest.fn();
const contact = { name: 'Rosa', phone: '912345678' };

afterEach(() => {
  native?.remove();
  native = undefined;
});

/** A shell with what it kept of an earlier load, if anything. */
function setUp(kept?: { data: unknown } | { error: unknown }) {
  const shell = installFakeNative();
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
  // The first message is what asks for the outcome of an earlier load.
  await act(async () => void (await native?.next('pickerContact')));
  return view;
}
async function pickThat(shell: FakeNative, answer: object) {
  const { result } = await mount();
  act(() => result.current.pick?.());
  const message = await shell.next('pickerContact');
  expect(message).toMatchObject({ keep: 'contact_1' });
  await act(async () => void shell.send({ callbackId: message.callbackId, ...answer }));
  return result;
}

test('outside the shell there is nothing to pick from', () => {
  const { result } = renderHook(() => useContactPicker('contact_1', onPick));
  expect(result.current).toEqual({ pick: null, failed: false });
});

test('the contact that the person chose is handed on, and kept by the shell until then', async () => {
  const result = await pickThat(setUp(), { data: contact });
  expect(onPick).toHaveBeenCalledWith(contact);
  expect(result.current.failed).toBe(false);
});

test.each(['unavailable', 'failed', 'unsupport'])(
  'a picker that ends with %s says so',
  async (code) => {
    const result = await pickThat(setUp(), { error: { code, message: '' } });
    expect(result.current.failed).toBe(true);
    expect(onPick).not.toHaveBeenCalled();
  },
);

test.each(['cancelled', 'busy'])('a change of mind (%s) says nothing', async (code) => {
  const result = await pickThat(setUp(), { error: { code, message: '' } });
  expect(result.current.failed).toBe(false);
});

test('a contact that was chosen while the app had ended comes when the form opens again', async () => {
  setUp({ data: contact });
  await mount();
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(onPick).toHaveBeenCalledWith(contact);
});

test.each([undefined, { error: { code: 'cancelled', message: '' } }])(
  'without a choice from before nothing happens (%#)',
  async (kept) => {
    setUp(kept);
    const { result } = await mount();
    expect(onPick).not.toHaveBeenCalled();
    expect(result.current.failed).toBe(false);
  },
);
