import * as v from 'valibot';
import { parseDuration } from '../core/duration';
import {
  type Account,
  type PaySite,
  parseState,
  type SentMessage,
  type Upload,
} from '../core/state';
import type { Store } from '../core/store';
import { samplePhone } from '../data/sample-user';
import { accountOfToken, closeSessions, newAccount, openSession } from '../rules/accounts';
import { findPayment, type PaymentResult, settlePayment } from '../rules/payments';
import { accountState, nextStep, processDueEvents } from '../rules/progress';
import { isScenarioName, scenarios } from '../scenarios';
import { type FaultRequest, faultBody, type ResetOptions } from './control-body';

/** The login of a scenario; `token` is empty for the scenario `guest`. */
export type ScenarioReply = { name: string; token: string; user_id: string; phone: string };

const sampleAccount = 'user_demo';
const longListSize = 64;

/** Thrown for an invalid control request; the text says what is valid. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** The end of 2199, in ms since 1970: no date of the contract is later. */
const latestMs = Date.UTC(2200);

/** The sandbox's controls: what `/__sandbox/*` does, also callable without HTTP. */
export class Control {
  constructor(private readonly store: Store) {}

  /** Moves the clock by an ISO 8601 duration (`P3D`, `-PT1H`); returns the new time. */
  advance(duration: string): { now: string } {
    const ms = parseDuration(duration);
    if (ms === null) throw new ControlError(`advance: ISO 8601, such as P3D or PT2M: ${duration}`);
    if (Math.abs(this.store.now() + ms) > latestMs) {
      throw new ControlError(`advance: up to the year 2199: ${duration}`);
    }
    this.store.state.clock_offset += ms;
    return this.clock();
  }

  /** Sets the clock to an instant, ISO 8601 with offset. */
  setClock(now: string): { now: string } {
    this.store.setClock(Date.parse(now));
    return this.clock();
  }

  /** The sandbox's time. */
  clock(): { now: string } {
    const now = this.store.now();
    processDueEvents(this.store.state, now);
    return { now: new Date(now).toISOString() };
  }

  /**
   * Resets everything, including clock and faults. `now` sets the clock; `seed` determines tokens, codes and
   * numbers, which are the same after each such reset.
   */
  reset({ now, seed }: ResetOptions = {}): { now: string } {
    this.store.reset(seed);
    return now === undefined ? this.clock() : this.setClock(now);
  }

  /**
   * Puts an account into a scenario and logs it in: that of `token`, or a sample account, which the next
   * user who logs in gets.
   */
  scenario(name: string, options: { token?: string | null; size?: number } = {}): ScenarioReply {
    if (!isScenarioName(name)) {
      throw new ControlError(`name: one of ${Object.keys(scenarios).join(', ')}: ${name}`);
    }
    const { state } = this.store;
    const own = accountOfToken(state, options.token ?? null);
    const account = this.emptyAccount(own?.id ?? sampleAccount);
    const now = this.store.now();
    state.asks_phone = false;
    scenarios[name].seed({ account, state, now }, options.size ?? longListSize);
    if (name === 'guest' || name === 'guest_asked') {
      closeSessions(state, account.id);
      state.waiting_account = null;
      return { name, token: '', user_id: '', phone: '' };
    }
    if (!own) state.waiting_account = account.id;
    const token =
      own && options.token
        ? options.token
        : openSession({ state, random: this.store.random(), now }, account);
    return { name, token, user_id: account.id, phone: account.phone ?? '' };
  }

  /** Makes the next calls of a path fail; `control/faults.ts` lists the kinds. */
  fault(request: FaultRequest): void {
    this.store.state.faults.push(v.parse(faultBody, request));
  }

  /** Removes the faults that are still waiting for a call; returns how many they were. */
  clearFaults(): { cleared: number } {
    const cleared = this.store.state.faults.length;
    this.store.state.faults = [];
    return { cleared };
  }

  /** The verification codes, oldest first. */
  outbox(): SentMessage[] {
    return structuredClone(this.store.state.outbox);
  }

  /** The uploads about the user as received, oldest first. */
  uploads(): Upload[] {
    return structuredClone(this.store.state.uploads);
  }

  /** A summary of each account, and the whole state. */
  state() {
    const clock = this.clock();
    const now = this.store.now();
    const accounts = this.store.state.accounts.map((account) => ({
      id: account.id,
      phone: account.phone,
      email: account.email,
      state: accountState(account, now),
      next_step: nextStep(account, now),
      orders: account.orders.length,
    }));
    return { ...clock, accounts, state: structuredClone(this.store.state) };
  }

  /** The public part of a payment. */
  payment(paymentId: string) {
    const { payment_id, order_no, amount, fee, state } = findPayment(this.store.state, paymentId);
    return { payment_id, order_no, amount, fee, state };
  }

  /** Settles a payment as the pay page does; `received` is the amount of a transfer if it is another one. */
  settle(
    paymentId: string,
    result: PaymentResult,
    received?: number,
  ): { payment_id: string; state: string } {
    const now = this.store.now();
    processDueEvents(this.store.state, now);
    const payment = findPayment(this.store.state, paymentId);
    settlePayment(this.store.state, payment, { result, received, now });
    return { payment_id: paymentId, state: payment.state };
  }

  /** Puts the pay page on another origin, until the next reset. */
  paySite(site: PaySite): PaySite {
    this.store.state.pay_site = site;
    return site;
  }

  /** The whole state as text. */
  export(): string {
    return JSON.stringify(this.store.state);
  }

  /** Replaces the state by an exported one; returns false and changes nothing for invalid text. */
  import(text: string): boolean {
    const state = parseState(text);
    if (state) this.store.state = state;
    return state !== null;
  }

  /** Replaces an account by an empty one with the same id and identity. */
  private emptyAccount(id: string): Account {
    const { state } = this.store;
    const known = state.accounts.find((account) => account.id === id);
    const { phone = null, email = null } = known ?? {};
    const empty = { ...newAccount(id), phone: phone ?? (email ? null : samplePhone), email };
    state.accounts = [...state.accounts.filter((account) => account !== known), empty];
    state.payments = state.payments.filter((payment) => payment.account_id !== id);
    return empty;
  }
}
