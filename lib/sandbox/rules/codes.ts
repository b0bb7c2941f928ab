import { fieldRefusal, type Message, Refusal } from '../core/refusal';
import type { SentMessage } from '../core/sandbox-state';
import type { Visit } from '../core/visit';
import { say } from '../texts/say';

/** Digits of a code. */
export const codeLength = 6;

/** How long the same person waits for another code (contract.md section 2). */
export const resendSeconds = 60;

/** How long a code can be used. */
export const expiresSeconds = 300;

/** Wrong guesses after which even the right code is refused. */
const maxTries = 5;

/** Puts a new code for `to` in the outbox; once a minute, and the code before stops working. */
export function sendCode(visit: Visit, channel: SentMessage['channel'], to: string): void {
  const { state, now, random, language } = visit;
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
  const text = say(language, 'code_message', { code });
  state.outbox.push({ channel, to, code, text, ...times });
}

/** Uses up the code of `to`; refuses one that is wrong, old, or was guessed at five times. */
export function redeemCode({ state, now }: Visit, to: string, typed: string): void {
  const sent = state.codes.find((code) => code.to === to);
  if (!sent) throw fieldRefusal('code', { key: 'code_none' });
  if (sent.tries >= maxTries) throw fieldRefusal('code', { key: 'code_used_up' });
  if (now >= sent.expires_at) throw fieldRefusal('code', { key: 'code_expired' });
  if (sent.code !== typed) {
    sent.tries += 1;
    throw fieldRefusal('code', wrongCode(maxTries - sent.tries));
  }
  state.codes = state.codes.filter((code) => code !== sent);
}

function wrongCode(left: number): Message {
  if (left === 0) return { key: 'code_used_up' };
  if (left === 1) return { key: 'code_wrong_last' };
  return { key: 'code_wrong', values: { tries: left } };
}
