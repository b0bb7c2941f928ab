import { applied, dayMs, type SampleLoan, sampleLoan } from '@/lib/testing/sample-loan';
import type { Account, StoredApplication } from '../core/state';
import { sampleBasic, sampleExtra, sampleTransfer } from '../data/sample-user';
import { newAccount } from './accounts';
import {
  accountState,
  activeOrder,
  currentApplication,
  ensureEditable,
  firstMissingStep,
  hasAllPhotos,
  markCorrected,
  nextStep,
  processDueEvents,
} from './progress';

const image = { id: 'i', mime: 'image/jpeg', bytes: 1, uploaded_at: 0 };
const images = { id_front: image, id_back: image, selfie: image };
const now = applied;

let account: Account;

beforeEach(() => {
  account = newAccount('a');
});

type Kind = NonNullable<StoredApplication['decision']>['kind'];

function apply(kind?: Kind, over: Partial<StoredApplication> = {}): StoredApplication {
  const application: StoredApplication = {
    id: 'a',
    request_id: 'r',
    submitted_at: now,
    decide_at: now,
    decision: kind ? { kind, at: now, reason: null } : null,
    fix: [],
    used: false,
    ...over,
  };
  account.applications.push(application);
  return application;
}

describe('the state of an account', () => {
  test('begins with init and goes on with the last application', () => {
    expect(accountState(account, now)).toBe('init');
    apply('refused');
    const last = apply();
    expect(currentApplication(account)).toBe(last);
    expect(accountState(account, now)).toBe('review');
  });

  test.each([
    ['approved', 7 * dayMs - 1000, 'approved'],
    ['approved', 7 * dayMs - 999, 'init'],
    ['refused', 14 * dayMs - 1, 'refused'],
    ['refused', 14 * dayMs, 'init'],
    ['not_approved', 365 * dayMs, 'not_approved'],
  ] as const)('%s is after %i ms %s', (kind, later, state) => {
    apply(kind);
    expect(accountState(account, now + later)).toBe(state);
  });

  test('is cleared once a loan was taken and paid back', () => {
    apply('approved', { used: true });
    expect(accountState(account, now + 365 * dayMs)).toBe('cleared');
  });

  test('is that of the loan while there is one', () => {
    const loan: SampleLoan = sampleLoan();
    ({ account } = loan);
    apply('approved', { used: true });
    expect(accountState(account, now)).toBe('waiting');
    processDueEvents(loan.state, now + 8000);
    expect(activeOrder(account)).toBe(loan.order);
    expect(accountState(account, now + 90 * dayMs)).toBe('lending');
    expect(accountState(account, now + 91 * dayMs)).toBe('overdue');
    loan.order.status = 'cleared';
    expect(activeOrder(account)).toBeUndefined();
    expect(accountState(account, now)).toBe('cleared');
  });
});

test('due reviews and payouts of all accounts are processed', () => {
  const loan = sampleLoan();
  [account = account] = loan.state.accounts;
  const application = apply();
  processDueEvents(loan.state, now);
  expect([application.decision?.kind, loan.order.status]).toEqual(['approved', 'waiting']);
  processDueEvents(loan.state, now + 8000);
  expect(loan.order.status).toBe('lending');
});

describe('the next step', () => {
  const saved = [
    ['basic', {}],
    ['social', { basic: sampleBasic }],
    ['withdrawal', { basic: sampleBasic, extra: sampleExtra }],
    ['id_card', { basic: sampleBasic, extra: sampleExtra, transfer: sampleTransfer }],
    ['submit', { basic: sampleBasic, extra: sampleExtra, transfer: sampleTransfer, images }],
  ] as const;

  test.each(saved)('is %s, the first without saved data', (step, data) => {
    Object.assign(account, data);
    expect(firstMissingStep(account)).toBe(step);
    expect(nextStep(account, now)).toBe(step);
  });

  test.each(['id_front', 'id_back', 'selfie'])('is the photos without %s', (photo) => {
    Object.assign(account, saved[4][1], { images: { ...images, [photo]: null } });
    expect(hasAllPhotos(account)).toBe(false);
    expect(firstMissingStep(account)).toBe('id_card');
  });

  test.each(['approved', undefined] as const)('is done with an application that is %s', (kind) => {
    apply(kind);
    expect(nextStep(account, now)).toBe('done');
  });

  test('is the first to correct, then the next, then to submit', () => {
    const application = apply('not_approved', { fix: ['basic', 'id_card'] });
    expect(nextStep(account, now)).toBe('basic');
    markCorrected(account, 'basic');
    expect(application.fix).toEqual(['id_card']);
    expect(nextStep(account, now)).toBe('id_card');
    markCorrected(account, 'id_card');
    expect(nextStep(account, now)).toBe('submit');
  });

  test('nothing is corrected without an application', () => {
    markCorrected(account, 'basic');
    expect(account.applications).toEqual([]);
  });
});

describe('the personal data', () => {
  test.each([
    [undefined, 'state: data_locked'],
    ['approved', 'state: data_approved'],
  ] as const)('may not change with an application that is %s', (kind, refusal) => {
    apply(kind);
    expect(() => ensureEditable(account, now)).toThrow(refusal);
  });

  test('may not change with a loan', () => {
    expect(() => ensureEditable(sampleLoan().account, now)).toThrow('state: data_in_use');
  });

  test.each(['refused', 'not_approved'] as const)('may change after %s', (kind) => {
    apply(kind);
    expect(() => ensureEditable(account, now)).not.toThrow();
  });

  test('may change before an application', () => {
    expect(() => ensureEditable(account, now)).not.toThrow();
  });
});
