import type { Path } from '@/lib/api/contract';
import type { Control } from '@/lib/sandbox/control/control';
import type { Reply } from '@/lib/sandbox/core/dispatch';
import {
  sampleBasic,
  sampleExtra,
  samplePhone,
  sampleTransfer,
} from '@/lib/sandbox/data/sample-user';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** Of a call's body. */
export type Fields = Readonly<Record<string, unknown>>;

/** A sandbox before the example is sent to it, as the example's user. */
type Before = { send: (path: Path, body: Fields) => Promise<Reply>; control: Control };

/** A call to send to a sandbox in a scenario. */
export type Example = {
  path: Path;
  /** What it shows, in a few words. */
  summary: string;
  scenario: ScenarioName;
  body?: Fields;
  /** Sends what has to come first; what it resolves with is added to the body. */
  before?: (sandbox: Before) => Promise<Fields>;
  /** Replaces fields of the body at last. */
  change?: Fields;
  /** Whether the sandbox is expected to refuse it. */
  isRefused?: true;
};

const requestId = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const otherId = '00112233445566778899aabbccddeeff';
const name = `${sampleBasic.first_name} ${sampleBasic.last_name}`;
const email = 'camila@correo.cl';
const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };
const page = { page: 1, page_size: 20 };
const agreed = { agree: true, signature: name };
const cancelling = {
  path: 'loan/apply',
  body: { request_id: requestId, cancel: true },
  before: orderOf,
} as const;
/** The front of an ID card: a PNG of one pixel. */
const photo = {
  kind: 'id_front',
  mime: 'image/png',
  image:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
const consentTo = (kind: string) => ({
  consent: { kind, version: 1, granted_at: '2026-11-20T10:30:00-03:00' },
});

/** The home of every state that an account can be in. */
const homes: readonly ScenarioName[] = [
  ...(['guest', 'init', 'review', 'approved', 'refused', 'not_approved', 'waiting'] as const),
  ...(['lending', 'overdue', 'cleared', 'payment_failed', 'cancelled', 'paused'] as const),
];

/** The examples of `docs/openapi.json`: each call granted first, then refused for reasons of its own. */
export const exampleCalls: readonly Example[] = [
  ...homes.map((scenario) => ({ path: 'app/home', summary: scenario, scenario }) as const),
  ...reads('guest', ['app/get_login_option', 'app/get_product_list', 'app/get_app_list']),
  ...reads('lending', ['app/get_list_page1_new', 'app/get_list_page2_new', 'app/get_bank_list']),
  ...reads('lending', ['app/get_basic_info', 'app/get_extra_info', 'app/get_bank_info']),
  ...reads('coupons', ['coupon/my_coupon']),
  ...withRefusals(
    { path: 'user/get_code', scenario: 'guest', body: { phone: samplePhone } },
    {
      'wrong phone': { phone: '+5691234' },
      'sent less than a minute ago': sentBefore('user/get_code', { phone: samplePhone }),
    },
  ),
  ...withRefusals(
    { path: 'user/get_mail_code', scenario: 'guest', body: { email } },
    {
      'wrong e-mail': { email: 'camila@' },
      'sent less than a minute ago': sentBefore('user/get_mail_code', { email }),
    },
  ),
  ...withRefusals(
    {
      path: 'user/login',
      scenario: 'guest',
      body: { type: 'phone', phone: samplePhone, agree: true },
      before: codeOf,
    },
    {
      'wrong code': async (sandbox) => {
        const { code } = await codeOf(sandbox);
        return { code: code === '000000' ? '000001' : '000000' };
      },
      'code expired': async (sandbox) => {
        const code = await codeOf(sandbox);
        sandbox.control.advance('PT6M');
        return code;
      },
      'no account': async (sandbox) => {
        const phone = '+56911112222';
        return { ...(await codeOf(sandbox, phone)), phone, create: false };
      },
    },
  ),
  { path: 'app/get_area', summary: 'cities', scenario: 'init' },
  { path: 'app/get_area', summary: 'districts', scenario: 'init', body: { parent: 'santiago' } },
  ...withRefusals(
    { path: 'app/save_basic_info', scenario: 'init', body: sampleBasic },
    { 'fields are wrong': { run: '12345678-9', birth_date: '2020-01-01' } },
  ),
  ...withRefusals(
    { path: 'app/save_extra_info', scenario: 'init_social', body: sampleExtra },
    {
      'fields are wrong': {
        contacts: sampleExtra.contacts.map((contact) => ({ ...contact, phone: '+5691' })),
      },
    },
  ),
  ...withRefusals(
    { path: 'app/save_transfer_info', scenario: 'init_withdrawal', body: sampleTransfer },
    { 'fields are wrong': { account_type: 'bank' } },
  ),
  ...withRefusals(
    { path: 'app/upload_image_info', scenario: 'init_id_card', body: photo },
    { 'not a photo': { mime: 'application/pdf' } },
  ),
  {
    path: 'app/upload_image_info',
    summary: 'the photo is not accepted',
    scenario: 'photo_rejected',
    body: photo,
  },
  ...withRefusals(
    { path: 'loan/apply_info', scenario: 'init_submit', body: { request_id: requestId } },
    { 'under review already': sentBefore('loan/apply_info', { request_id: otherId }) },
  ),
  ...withRefusals(
    { path: 'loan/preview', scenario: 'approved', body: choice },
    {
      'no such term': { term_days: 45 },
      'above the limit': { amount: 9_000_000 },
      'coupon not usable': { coupon_id: 'none' },
    },
  ),
  {
    path: 'loan/preview',
    summary: 'with a coupon',
    scenario: 'coupons',
    body: { ...choice, coupon_id: 'free-days' },
  },
  ...withRefusals(
    {
      path: 'loan/apply',
      scenario: 'approved',
      body: { request_id: requestId, ...agreed },
      before: quoteOf,
    },
    {
      'not the signer’s name': async (sandbox) => ({
        ...(await quoteOf(sandbox)),
        signature: 'Rosa Soto',
      }),
      'quote expired': async (sandbox) => {
        const quote = await quoteOf(sandbox);
        sandbox.control.advance('PT16M');
        return quote;
      },
      'a loan is active': async (sandbox) => {
        const quote = await quoteOf(sandbox);
        await sandbox.send('loan/apply', { request_id: otherId, ...agreed, ...quote });
        return quote;
      },
    },
  ),
  { summary: 'cancelled', scenario: 'waiting', ...cancelling },
  { summary: 'too late to cancel', scenario: 'lending', ...cancelling, isRefused: true },
  { path: 'user/get_processing_order', summary: 'lending', scenario: 'lending', body: page },
  { path: 'user/get_processing_order', summary: 'part paid', scenario: 'part_paid', body: page },
  { path: 'user/get_complete_order', summary: 'cleared', scenario: 'cleared', body: page },
  ...withRefusals(
    { path: 'app/get_pay_option', scenario: 'overdue', before: orderOf },
    { 'not your order': { order_no: '0' } },
  ),
  ...withRefusals(
    {
      path: 'deal/repay_request',
      scenario: 'overdue',
      body: { request_id: requestId, option_id: 'transfer', amount: 249_000 },
      before: orderOf,
    },
    {
      'more than is due': async (sandbox) => ({ ...(await orderOf(sandbox)), amount: 900_000 }),
      'not your order': { order_no: '0' },
    },
  ),
  {
    path: 'deal/repay_request',
    summary: 'by pay page, a part',
    scenario: 'overdue',
    body: { request_id: requestId, option_id: 'yape', amount: 100_000 },
    before: orderOf,
  },
  ...withRefusals(
    {
      path: 'user/upload_behavior',
      scenario: 'init',
      body: { data: btoa('[]'), ...consentTo('behavior') },
    },
    { 'not base64 of JSON': { data: 'x' } },
  ),
  ...withRefusals(
    {
      path: 'user/upload_device',
      scenario: 'init',
      body: { data: '{"brand":"Samsung"}', ...consentTo('device') },
    },
    { 'consent to something else': consentTo('sms') },
  ),
  ...withRefusals(
    {
      path: 'user/upload_app',
      scenario: 'init',
      body: { data: '[{"packageName":"com.whatsapp"}]', ...consentTo('apps') },
    },
    { 'nothing in it': { data: '' } },
  ),
  ...withRefusals(
    {
      path: 'user/upload_sms',
      scenario: 'init',
      body: {
        sms_list: [{ address: '600', body: 'Pago recibido', date: 1_795_000_000_000, type: 1 }],
        total_count: 1,
        ...consentTo('sms'),
      },
    },
    { 'fewer counted than sent': { total_count: 0 } },
  ),
];

function reads(scenario: ScenarioName, paths: readonly Path[]): Example[] {
  return paths.map((path) => ({ path, summary: 'read', scenario }));
}

/** What makes a granted call a refused one: fields that differ, or what comes before it instead. */
type Change = Fields | NonNullable<Example['before']>;

/** A call that is granted, and the refusals of it that are its own, by what they show. */
function withRefusals(
  granted: Omit<Example, 'summary'>,
  refusals: Readonly<Record<string, Change>>,
): Example[] {
  const refused = Object.entries(refusals).map(([summary, change]) => ({
    ...granted,
    summary,
    isRefused: true as const,
    ...(typeof change === 'function' ? { before: change } : { change }),
  }));
  return [{ ...granted, summary: 'granted' }, ...refused];
}

async function codeOf({ send, control }: Before, phone = samplePhone): Promise<Fields> {
  await send('user/get_code', { phone });
  return { code: control.outbox().at(-1)?.code };
}

async function quoteOf({ send }: Before): Promise<Fields> {
  const { ret } = await send('loan/preview', choice);
  return { preview_id: Object(ret).preview_id };
}

async function orderOf({ send }: Before): Promise<Fields> {
  const { ret } = await send('user/get_processing_order', page);
  return { order_no: Object(ret).list[0].order_no };
}

function sentBefore(path: Path, body: Fields): NonNullable<Example['before']> {
  return async ({ send }) => {
    await send(path, body);
    return {};
  };
}
