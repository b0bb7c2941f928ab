import { dayMs } from '@/lib/testing/sample-loan';
import type { Account, StoredApplication } from '../core/state';
import { sampleBasic, sampleExtra } from '../data/sample-user';
import { newAccount } from './accounts';
import { approvalEnd, decideAt, decideIfDue, retryTime, viewReview } from './review';

/** 10:42 in Santiago. */
const submitted = Date.parse('2026-11-20T13:42:00Z');
const decided = submitted + 120_000;

const image = { id: 'i', mime: 'image/jpeg', bytes: 1, uploaded_at: 0 };

let account: Account;
let application: StoredApplication;

beforeEach(() => {
  application = {
    id: 'a',
    request_id: 'r',
    submitted_at: submitted,
    decide_at: decideAt(submitted),
    decision: null,
    fix: [],
    used: false,
  };
  account = Object.assign(newAccount('a'), {
    basic: structuredClone(sampleBasic),
    extra: structuredClone(sampleExtra),
    images: { id_front: image, id_back: image, selfie: image },
    applications: [application],
  });
});

const view = () => viewReview(account, application, 'en');

test('a decision takes 2 minutes, an approval lasts 7 days less a second, a refusal 14 days', () => {
  expect(decideAt(submitted)).toBe(decided);
  expect(approvalEnd(decided)).toBe(decided + 7 * dayMs - 1000);
  expect(retryTime(decided)).toBe(decided + 14 * dayMs);
});

test('an account without an application has nothing to decide', () => {
  account.applications = [];
  decideIfDue(account, decided);
  expect(account.limit).toBe(0);
});

test('an application is open until its time has come', () => {
  decideIfDue(account, decided - 1);
  expect(view()).toEqual({ submitted_at: '2026-11-20T10:42:00-03:00' });
  decideIfDue(account, decided);
  expect(application.decision).not.toBeNull();
});

test('an approval gives the first limit and the welcome coupon, as of its own time', () => {
  decideIfDue(account, decided + dayMs);
  expect(application).toMatchObject({
    decision: { kind: 'approved', at: decided, reason: null },
    fix: [],
  });
  expect(account.limit).toBe(250_000);
  expect(account.coupons).toEqual([
    {
      id: 'welcome-a',
      kind: 'fee_reduction',
      value: 3000,
      min_amount: 100_000,
      expires_at: '2026-11-30T10:44:00-03:00',
      state: 'usable',
    },
  ]);
  expect(view()).toEqual({
    submitted_at: '2026-11-20T10:42:00-03:00',
    decided_at: '2026-11-20T10:44:00-03:00',
    valid_until: '2026-11-27T10:43:59-03:00',
  });
});

test('a later approval keeps the limit and gives no coupon', () => {
  account.limit = 1;
  decideIfDue(account, decided);
  expect([account.limit, account.coupons]).toEqual([1, []]);
});

test('a decision does not change', () => {
  decideIfDue(account, decided);
  account.script.review = 'refuse';
  decideIfDue(account, decided + dayMs);
  expect(application.decision?.kind).toBe('approved');
  expect(account.script.review).toBe('refuse');
});

test.each([
  ['over_90', 'none', 'refused'],
  ['over_90', 'to_500', 'approved'],
  ['no', 'none', 'approved'],
])('an old debt %s with a salary %s is %s', (value, salary, kind) => {
  const [first, second] = account.basic?.overdue_answers ?? [];
  if (!first || !second || !account.extra) throw new Error('no answers');
  second.value = value;
  account.extra.salary = salary;
  decideIfDue(account, decided);
  expect(application.decision?.kind).toBe(kind);
});

test('an old debt without a stored income is approved', () => {
  const [, second] = account.basic?.overdue_answers ?? [];
  if (second) second.value = 'over_90';
  account.extra = null;
  decideIfDue(account, decided);
  expect(application.decision?.kind).toBe('approved');
});

test('without data it is approved', () => {
  Object.assign(account, { basic: null, extra: null });
  decideIfDue(account, decided);
  expect(application.decision?.kind).toBe('approved');
});

test('a scripted refusal says why and when to apply again, and is scripted once', () => {
  account.script.review = 'refuse';
  decideIfDue(account, decided);
  expect(application.decision).toEqual({
    kind: 'refused',
    at: decided,
    reason: 'refused_by_policy',
  });
  expect(account.script.review).toBeNull();
  expect(view()).toEqual({
    submitted_at: '2026-11-20T10:42:00-03:00',
    decided_at: '2026-11-20T10:44:00-03:00',
    reason: expect.stringMatching(/\w+ \w+/),
    reason_code: 'refused_by_policy',
    retry_at: '2026-12-04T10:44:00-03:00',
  });
  expect([account.limit, account.coupons]).toEqual([0, []]);
});

test.each([
  ['selfie_mismatch', ['id_card'], 'selfie'],
  ['id_mismatch', ['basic', 'id_card'], 'id_front'],
] as const)('a %s asks for %j and the photo %s again', (reason, fix, photo) => {
  account.script.review = reason;
  decideIfDue(account, decided);
  expect(application).toMatchObject({
    decision: { kind: 'not_approved', at: decided, reason },
    fix,
  });
  expect(account.images).toEqual({ id_front: image, id_back: image, selfie: image, [photo]: null });
  expect(view()).toEqual({
    submitted_at: '2026-11-20T10:42:00-03:00',
    decided_at: '2026-11-20T10:44:00-03:00',
    reason: expect.stringMatching(/\w+ \w+/),
    reason_code: reason,
    fix,
    fix_photos: [photo],
  });
});

test('names no photos once the step of photos is corrected', () => {
  account.script.review = 'id_mismatch';
  decideIfDue(account, decided);
  application.fix = ['basic'];
  expect(view().fix).toEqual(['basic']);
  expect(view()).not.toHaveProperty('fix_photos');
});
