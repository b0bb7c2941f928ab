import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveTransferInfo } from '@/lib/api/calls/application';
import { saveDecision } from '@/lib/consent/decisions';
import { consentVersions } from '@/lib/consent/kinds';
import { sampleBasic, samplePhone, sampleTransfer } from '@/lib/sandbox/data/sample-user';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { recordUpload } from '@/lib/uploads/records';
import apply from '@/locales/apply/es.json';
import codes from '@/locales/codes/es.json';
import texts from '@/locales/long/held-data/es.json';
import { saveFile } from './save-file';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('./save-file', () => ({ ...jest.requireActual('./save-file'), saveFile: jest.fn() }));
const save = jest.mocked(saveFile);

const { steps } = apply.application;

afterEach(() => {
  removeValue(`luka_consents_${readValue('user_id') ?? ''}`);
  removeValue(`luka_uploads_${readValue('user_id') ?? ''}`);
});

beforeEach(() => save.mockReset().mockResolvedValue('saved'));

const region = (name: string) => within(page.getByRole('region', { name }));

/** What a user has answered before. */
function decide() {
  act(() => {
    saveDecision('sms', true);
    saveDecision('device', false);
    recordUpload(readValue('user_id') ?? '', {
      ...{ kind: 'sms', at: '2026-11-18T15:00:00Z', bytes: 9, items: 3, sent: true, attempts: 1 },
      hash: 'ab',
    });
  });
}

/** Saves the file; returns its name and content. */
async function savedFile() {
  await userEvent.click(await page.findByRole('button', { name: texts.save }));
  const [name = '', text = ''] = save.mock.calls.at(-1) ?? [];
  return { name, file: JSON.parse(text) };
}

test('shows every form as it was given, the photos, the loans and the consents', async () => {
  await renderScreen(screen, states.held);
  await page.findByRole('button', { name: texts.save });
  decide();
  expect(region(steps.basic).getByText(sampleBasic.first_name)).toBeVisible();
  expect(region(steps.basic).getByText('12.345.678-5')).toBeVisible();
  expect(region(steps.social).getByText(/Rosa Muñoz/)).toBeVisible();
  expect(region(steps.account).getByText(sampleTransfer.full_name)).toBeVisible();
  expect(region(texts.photos).getByText(texts.photosSent)).toBeVisible();
  expect(region(texts.loans).getAllByRole('link').length).toBeGreaterThan(0);
  const consents = region(texts.consents).getAllByRole('listitem');
  expect(consents.map((consent) => consent.textContent)).toEqual([
    expect.stringMatching(/^SMSAutorizado el .* · versión \d$/),
    expect.stringMatching(/^Datos del teléfonoNo autorizado desde el .* · versión \d$/),
  ]);
});

test('saves a dated file with all of it, each value with its label', async () => {
  await renderScreen(screen, states.held);
  await page.findByRole('button', { name: texts.save });
  decide();
  const { name, file } = await savedFile();
  expect(name).toMatch(/^luka-\d{4}-\d\d-\d\d\.json$/);
  expect(file).toMatchObject({
    service: 'Luka',
    made_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/),
    account: { user_id: readValue('user_id'), phone: readValue('phone'), state: 'overdue' },
    basic_information: {
      run: sampleBasic.run,
      gender: { value: 'female', label: 'Mujer' },
      community: { code: '13123', name: 'Providencia' },
      overdue_answers: [
        {
          id: 'late_30_days',
          question: codes.overdue_questions.late_30_days.text,
          answer: { value: 'no', label: 'No' },
        },
        {
          id: 'overdue_now',
          question: codes.overdue_questions.overdue_now.text,
          answer: { value: 'no', label: 'No' },
        },
      ],
    },
    social_information: {
      contacts: [
        { relationship: { value: 'parent', label: 'Mamá o papá' } },
        { relationship: { value: 'friend', label: 'Amiga o amigo' } },
      ],
    },
    payout_account: sampleTransfer,
    photos: { sent: true },
    orders: [{ state: 'overdue' }],
  });
  expect(file.consents).toEqual([
    { kind: 'sms', granted: true, at: expect.any(String), version: consentVersions.sms },
    { kind: 'device', granted: false, at: expect.any(String), version: consentVersions.device },
  ]);
  expect(file.uploads_from_this_device).toEqual([
    { kind: 'sms', at: '2026-11-18T15:00:00Z', bytes: 9, items: 3, sent: true, attempts: 1 },
  ]);
});

test('saves the bank of an account with its name', async () => {
  const account = { account_type: 'bank', bank_code: '037', bank_account_type: 'vista' } as const;
  await renderScreen(screen, states.held, {
    before: async () => {
      await saveTransferInfo({ ...sampleTransfer, ...account, account_number: '123456789' });
    },
  });
  const { file } = await savedFile();
  expect(file.payout_account).toMatchObject({
    ...account,
    bank_code: { code: '037', name: 'Banco Santander' },
  });
});

test('says what was not given yet', async () => {
  await renderScreen(screen, states.heldEmpty);
  expect(await page.findAllByText(texts.none)).toHaveLength(3);
  expect(page.getByText(texts.photosNone)).toBeVisible();
  expect(page.getByText(texts.loansNone)).toBeVisible();
  const { file } = await savedFile();
  expect(file).toMatchObject({
    basic_information: null,
    social_information: null,
    payout_account: null,
    photos: { sent: false },
    orders: [],
  });
});

test('prints in the shell, which cannot download, and saves as PDF', async () => {
  const native = installFakeShell();
  native.on('localCache', ({ callbackId }) => native.send({ callbackId, data: {} }));
  native.reply('intentUriOpen', { opened: true });
  await renderScreen(screen, states.held);
  await waitFor(() => expect(document.getElementById(ids.print)).toBeVisible());
  await act(async () => document.getElementById(ids.print)?.click());
  expect((await native.next('intentUriOpen')).data).toEqual({ uri: 'luka:print' });
});

test('leads to the deletion of the account and to help', async () => {
  const { navigator } = await renderScreen(screen, states.held);
  await userEvent.click(await page.findByRole('link', { name: texts.deletion }));
  await userEvent.click(page.getByRole('link', { name: texts.help }));
  expect(navigator.push.mock.calls.map(([target]) => target)).toEqual([
    { path: '/pages/policy/policy', query: { type: 'deletion' } },
    { path: '/pages/custom-service/custom-service', query: {} },
  ]);
});

test('shows nothing to a guest on a phone that knows the user of an earlier session', async () => {
  const before = async () => void writeValue('user_id', 'earlier');
  await renderScreen(screen, states.heldGuest, { before });
  expect(document.getElementById(ids.enter)).toBeInTheDocument();
  expect(page.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
  act(() => removeValue('user_id'));
});

test('says that a user without a phone number logs in by e-mail', async () => {
  await renderScreen(screen, states.held, { before: async () => removeValue('phone') });
  expect(await page.findByText(texts.byEmail)).toBeVisible();
  expect(page.queryByText(texts.phone)).not.toBeInTheDocument();
  act(() => writeValue('phone', samplePhone));
  expect(page.queryByText(texts.byEmail)).not.toBeInTheDocument();
  expect(page.getByText(texts.phone)).toBeVisible();
});

test('Settings leads to it', async () => {
  const { navigator } = await renderScreen(screen, states.loggedIn);
  await act(async () => document.getElementById(ids.held)?.click());
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/settings/settings',
    query: { view: 'data' },
  });
});

test('Settings leads a guest to the deletion only', async () => {
  await renderScreen(screen, states.guest);
  expect(document.getElementById(ids.held)).not.toBeInTheDocument();
  expect(document.getElementById(ids.deletion)).toBeInTheDocument();
});
