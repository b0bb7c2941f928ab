import * as v from 'valibot';
import type { Home } from '@/lib/api/schemas/home';
import type { Account } from '../core/account-state';
import { parseDuration } from '../core/duration';
import { accountOfToken } from '../core/find-account';
import { type PaySite, readState, type SentMessage, type Upload } from '../core/sandbox-state';
import type { Store } from '../core/store';
import { samplePhone } from '../data/sample-person';
import { closeSessions, newAccount, openSession } from '../rules/accounts';
import { findPayment, type PaymentResult, settlePayment } from '../rules/payments';
import { accountState, nextStep } from '../rules/progress';
import { settleAll } from '../rules/settle';
import { isScenarioName, scenarios } from '../scenarios';
import { type Beginning, type FaultRequest, faultBody } from './control-body';

/** Who a scenario logged in; `token` is empty for the scenario `guest`. */
export type ScenarioReply = { name: string; token: string; user_id: string; phone: string };

/** One account in few words. */
export type AccountSummary = Pick<Account, 'id' | 'phone' | 'email'> & {
  state: Home['state'];
  next_step: Home['next_step'];
  orders: number;
};

const sampleAccount = 'user_demo';
const longList = 64;

/** Thrown for a control call that makes no sense; the text says what would. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** The sandbox's own buttons: what `/__sandbox/*` does, to be called without HTTP too. */
export class Control {
  constructor(private readonly store: Store) {}

  /** Moves the clock by an ISO 8601 duration (`P3D`, `-PT1H`); answers the new time. */
  advance(duration: string): { now: string } {
    const ms = parseDuration(duration);
    if (ms === null) throw new ControlError(`advance: ISO 8601, such as P3D or PT2M: ${duration}`);
    this.store.state.clock_offset += ms;
    return this.clock();
  }

  /** Makes it the instant `now`, ISO 8601 with its offset; the clock goes on from there. */
  setClock(now: string): { now: string } {
    this.store.setClock(Date.parse(now));
    return this.clock();
  }

  /** The sandbox's time. */
  clock(): { now: string } {
    settleAll(this.store.state, this.store.now());
    return { now: new Date(this.store.now()).toISOString() };
  }

  /**
   * Forgets everybody and everything, the moved clock and the faults too. `now` begins at that instant, and
   * `seed` gives the tokens, codes and numbers of that seed: the same again after each such reset.
   */
  reset({ now, seed }: Beginning = {}): { now: string } {
    this.store.reset(seed);
    return now === undefined ? this.clock() : this.setClock(now);
  }

  /**
   * Puts an account into a state by name and logs it in: that of `token`, else a sample account that
   * also goes to whoever logs in next.
   */
  scenario(name: string, options: { token?: string | null; size?: number } = {}): ScenarioReply {
    if (!isScenarioName(name)) {
      throw new ControlError(`name: one of ${Object.keys(scenarios).join(', ')}: ${name}`);
    }
    const { state } = this.store;
    const own = accountOfToken(state, options.token ?? null);
    const account = this.emptied(own?.id ?? sampleAccount);
    const now = this.store.now();
    scenarios[name].set({ account, state, now }, options.size ?? longList);
    if (name === 'guest') {
      closeSessions(state, account.id);
      state.waiting_account = null;
      return { name, token: '', user_id: '', phone: '' };
    }
    if (!own) state.waiting_account = account.id;
    const token = own && options.token ? options.token : this.logIn(account);
    return { name, token, user_id: account.id, phone: account.phone ?? '' };
  }

  /** Makes the next calls of a path fail; see `control/faults.ts` for the kinds. */
  fault(request: FaultRequest): void {
    this.store.state.faults.push(v.parse(faultBody, request));
  }

  /** The codes "sent" so far, the newest last. */
  outbox(): SentMessage[] {
    return structuredClone(this.store.state.outbox);
  }

  /** What the app uploaded about the person, as it came, the newest last. */
  uploads(): Upload[] {
    return structuredClone(this.store.state.uploads);
  }

  /** Everybody in few words, and the whole state. */
  state() {
    const now = this.store.now();
    settleAll(this.store.state, now);
    const accounts = this.store.state.accounts.map(
      (account): AccountSummary => ({
        id: account.id,
        phone: account.phone,
        email: account.email,
        state: accountState(account, now),
        next_step: nextStep(account, now),
        orders: account.orders.length,
      }),
    );
    return { ...this.clock(), accounts, state: structuredClone(this.store.state) };
  }

  /** A payment as a pay page shows it, for the app's own demo of one. */
  payment(paymentId: string) {
    const { payment_id, order_no, amount, fee, state } = findPayment(this.store.state, paymentId);
    return { payment_id, order_no, amount, fee, state };
  }

  /** Ends a payment as its pay page would. */
  settle(paymentId: string, result: PaymentResult): { payment_id: string; state: string } {
    const now = this.store.now();
    settleAll(this.store.state, now);
    const payment = findPayment(this.store.state, paymentId);
    settlePayment(this.store.state, payment, { result, now });
    return { payment_id: paymentId, state: payment.state };
  }

  /** From now on payments are made on that site, which leads to the sandbox; until the next reset. */
  paySite(site: PaySite): PaySite {
    this.store.state.pay_site = site;
    return site;
  }

  /** The whole state as text. */
  export(): string {
    return JSON.stringify(this.store.state);
  }

  /** Goes on from an exported state; false, and nothing changed, where the text is not one. */
  import(text: string): boolean {
    const state = readState(text);
    if (state) this.store.state = state;
    return state !== null;
  }

  /** The account without any data, but with its name and number; made where there is none. */
  private emptied(id: string): Account {
    const { state } = this.store;
    const known = state.accounts.find((account) => account.id === id);
    const { phone = null, email = null } = known ?? {};
    const fresh = { ...newAccount(id), phone: phone ?? (email ? null : samplePhone), email };
    state.accounts = [...state.accounts.filter((account) => account !== known), fresh];
    state.payments = state.payments.filter((payment) => payment.account_id !== id);
    return fresh;
  }

  private logIn(account: Account): string {
    return openSession(this.store.state, account, this.store.random());
  }
}
