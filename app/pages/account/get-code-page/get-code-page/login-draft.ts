import type { Stored } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';

/** What a guest has entered: the way, an address for each, the agreement. Never a code. */
export type LoginDraft = Stored<'luka_login_draft'>;

/** The draft of this tab; empty where nothing was typed. */
export function readLoginDraft(): LoginDraft {
  return readValue('luka_login_draft') ?? { phone: '', email: '', agree: false };
}

/** Keeps a part of the draft beside what is there. */
export function writeLoginDraft(part: Partial<LoginDraft>): void {
  writeValue('luka_login_draft', { ...readLoginDraft(), ...part });
}
