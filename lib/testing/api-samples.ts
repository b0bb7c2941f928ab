import type { Body, Path, Ret } from '@/lib/api/contract';
import type { Order } from '@/lib/api/schemas/order';
import { sampleBasic, sampleExtra } from '@/lib/sandbox/data/sample-user';

/** An order as the server sends it, for tests; `changes` replaces fields. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    order_no: 'L1',
    state: 'lending',
    amount: 200_000,
    term_days: 30,
    service_fee: 20_000,
    interest: 4_000,
    arrival: 180_000,
    repayment: 204_000,
    repay_date: '2026-06-30',
    applied_at: '2026-05-31T12:00:00-04:00',
    days_overdue: 0,
    penalty_due: 0,
    amount_due: 204_000,
    account: { account_type: 'bank', bank_code: '012', tail: '6789' },
    ...changes,
  };
}

const options = [{ value: 'a', label: 'A' }];
const places = [{ code: '13', name: 'Santiago' }];
const coupon = {
  id: 'c1',
  kind: 'fee_reduction',
  value: 5_000,
  expires_at: '2026-12-31T23:59:59-03:00',
  state: 'usable',
} as const;
const transferInfo = {
  account_type: 'bank',
  bank_code: '012',
  account_number: '123456789',
  full_name: 'Ana Muñoz',
} as const;
const page = { page: 1, page_size: 20 };
const orders = { list: [sampleOrder()], page: 1, total: 1 };
const codeSent = { resend_seconds: 60, expires_seconds: 300 };

/** One good body and one good `ret` of every call, for tests. */
export const samples: { [P in Path]: { body: Body<P>; ret: Ret<P> } } = {
  'app/home': {
    body: {},
    ret: {
      state: 'init',
      teaser: { min_amount: 50_000, max_amount: 500_000, terms: [15, 30] },
      next_step: 'basic',
      penalty: { once_rate: 0.05, daily_rate: 0.04 },
      notices: [],
    },
  },
  'app/get_login_option': {
    body: {},
    ret: {
      options: ['phone', 'email'],
      default: 'phone',
      country_code: '56',
      code_length: 6,
      resend_seconds: 60,
    },
  },
  'user/get_code': { body: { phone: '+56912345678' }, ret: codeSent },
  'user/get_mail_code': { body: { email: 'ana@example.cl' }, ret: codeSent },
  'user/login': {
    body: { type: 'phone', phone: '+56912345678', code: '123456', agree: true },
    ret: { token: 'token-1', user_id: 'u1', phone: '+56912345678', new_guest: false },
  },
  'app/get_list_page1_new': {
    body: {},
    ret: {
      gender: options,
      education: options,
      industry: options,
      loan_purpose: options,
      overdue_questions: [{ id: 'q1', text: '¿?', options }],
    },
  },
  'app/get_basic_info': { body: {}, ret: sampleBasic },
  'app/save_basic_info': { body: sampleBasic, ret: { next_step: 'social' } },
  'app/get_area': { body: { parent: '13' }, ret: places },
  'app/get_list_page2_new': {
    body: {},
    ret: { employment: options, salary: options, marital: options, relationship: options },
  },
  'app/get_extra_info': { body: {}, ret: sampleExtra },
  'app/save_extra_info': { body: sampleExtra, ret: { next_step: 'withdrawal' } },
  'app/get_bank_list': { body: {}, ret: places },
  'app/get_bank_info': { body: {}, ret: transferInfo },
  'app/save_transfer_info': { body: transferInfo, ret: { next_step: 'id_card' } },
  'app/upload_image_info': {
    body: { kind: 'selfie', mime: 'image/jpeg', image: 'AAAA' },
    ret: { image_id: 'i1', accepted: true },
  },
  'loan/apply_info': {
    body: { request_id: 'r1' },
    ret: { application_id: 'a1', submitted_at: '2026-05-31T12:00:00-04:00', audit_minutes: 2 },
  },
  'app/get_product_list': {
    body: {},
    ret: [
      {
        id: 'p1',
        name: 'Luka',
        min_amount: 50_000,
        max_amount: 500_000,
        step: 10_000,
        terms: [15, 30],
        fee_rate: 0.1,
      },
    ],
  },
  'loan/preview': {
    body: { product_id: 'p1', amount: 200_000, term_days: 30 },
    ret: {
      preview_id: 'v1',
      amount: 200_000,
      term_days: 30,
      service_fee: 20_000,
      interest: 4_000,
      discount: 0,
      arrival: 180_000,
      repayment: 204_000,
      repay_date: '2026-06-30',
      cae: 1.6223,
      penalty: { once_rate: 0.05, daily_rate: 0.04 },
      expires_at: '2026-05-31T12:30:00-04:00',
      coupon,
    },
  },
  'loan/apply': {
    body: { request_id: 'r1', preview_id: 'v1', agree: true },
    ret: { order_no: 'L1' },
  },
  'user/get_processing_order': { body: page, ret: orders },
  'user/get_complete_order': { body: page, ret: orders },
  'app/get_pay_option': {
    body: { order_no: 'L1' },
    ret: { amount_due: 204_000, options: [{ id: 'o1', name: 'Link', kind: 'link', fee: 0 }] },
  },
  'deal/repay_request': {
    body: { request_id: 'r1', order_no: 'L1', option_id: 'o1', amount: 204_000 },
    ret: { payment_id: 'pay1', pay_url: 'https://pay.example/1' },
  },
  'coupon/my_coupon': { body: {}, ret: { coupons: [coupon], vouchers: [] } },
  'app/get_app_list': {
    body: {},
    ret: [{ id: 'x', name: 'X', text: 'x', url: 'https://x.example' }],
  },
  'user/upload_behavior': { body: { data: 'W10=' }, ret: {} },
  'user/upload_device': { body: { data: '{}' }, ret: {} },
  'user/upload_app': { body: { data: '[]' }, ret: {} },
  'user/upload_sms': { body: { sms_list: [], total_count: 0 }, ret: {} },
};
