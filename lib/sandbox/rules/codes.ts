import type { CallContext } from '../core/call-context';
import { fieldRefusal, type Message, Refusal } from '../core/refusal';
import type { SandboxState, SentMessage } from '../core/state';
import { type TextKey, translate } from '../core/texts';

/** Number of digits of a code. */
export const codeLength = 6;

/** Seconds until another code can be requested (contract.md section 2). */
export const resendSeconds = 60;

/** Seconds for which a code is valid. */
export const expiresSeconds = 300;

/** After this many wrong tries the right code is refused too. */
const maxTries = 5;

/** Adds a new code for `to` to the outbox, at most once a minute; the earlier code becomes invalid. */
export function sendCode(context: CallContext, channel: SentMessage['channel'], to: string): void {
  const { state, now, random, language } = context;
  const last = state.codes.find((code) => code.to === to);
  const wait = last ? last.sent_at + resendSeconds * 1000 - now : 0;
  if (wait > 0) {
    throw new Refusal('too_soon', {
      key: 'code_wait',
      values: { seconds: Math.ceil(wait / 1000) },
    });
  }
  const code = random.text(codeLength, '0123456789');
  const times = { sent_at: now, expires_at: now + expiresSeconds * 1000 };
  state.codes = state.codes.filter((other) => other.to !== to);
  state.codes.push({ to, code, tries: 0, ...times });
  const text = translate(language, 'code_message', { code });
  state.outbox.push({ channel, to, code, text, ...times });
}

/** Refuses a wrong or expired code of `to`, and any after five wrong tries. */
export function checkCode({ state, now }: CallContext, to: string, typed: string): void {
  const sent = state.codes.find((code) => code.to === to);
  if (!sent) throw fieldRefusal('code', { key: 'code_none' });
  if (sent.tries >= maxTries) throw fieldRefusal('code', { key: 'code_used_up' });
  if (now >= sent.expires_at) throw fieldRefusal('code', { key: 'code_expired' });
  if (sent.code !== typed) {
    sent.tries += 1;
    const message = state.outbox.findLast((one) => one.to === to && one.code === sent.code);
    if (message && sent.tries === maxTries) message.expires_at = now;
    // The toast is gone soon: how many tries are left stays at the field.
    const left = { field: 'code', ...wrongCode(maxTries - sent.tries) };
    throw new Refusal('fields', { key: 'code_differs' }, [left]);
  }
}

/** Makes the code of `to` unusable: it was redeemed. */
export function spendCode(state: SandboxState, to: string): void {
  state.codes = state.codes.filter((code) => code.to !== to);
}

/** Adds a message without a code to the outbox. */
export function sendMessage(
  { state, now, language }: CallContext,
  channel: SentMessage['channel'],
  message: { to: string; key: TextKey },
): void {
  const text = translate(language, message.key);
  state.outbox.push({ channel, to: message.to, code: '', text, sent_at: now, expires_at: now });
}

function wrongCode(left: number): Message {
  if (left === 0) return { key: 'code_used_up' };
  if (left === 1) return { key: 'code_wrong_last' };
  return { key: 'code_wrong', values: { tries: left } };
}
