import { plainText } from '@/lib/text/plain-text';
import { accepted, type Checked, refused } from './checked';

/** Why an e-mail address is refused. `domain`: the part after the @ is not a domain. */
export type EmailFault = 'empty' | 'characters' | 'noAt' | 'noName' | 'domain' | 'tooLong';

/** Longest address that mail servers accept (RFC 5321: a path of 256 with its brackets). */
export const emailMaxLength = 254;

/** An e-mail address of which only the first letter and the domain are readable: `c•••@correo.cl`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.indexOf('@'))}`;
}

const domainPattern =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** What is copied with an address: `Ana <ana@correo.cl>`, `mailto:ana@correo.cl`, `Correo: ana@correo.cl`, and the end of its sentence. */
const around = /^(?:[^<>@]*<([^<>]*)>|[\p{L}\s-]+:\s*(.*))$/u;

/**
 * Parses an e-mail address; letters of any script are allowed. The value is in lower case, because no
 * provider is case-sensitive.
 */
export function parseEmail(text: string): Checked<string, EmailFault> {
  const email = plainText(text)
    .toLowerCase()
    .replace(around, '$1$2')
    .replace(/[.,;]$/, '');
  if (email === '') return refused('empty');
  if (/[\s,;:<>()[\]\\"´¨]/.test(email)) return refused('characters');
  const at = email.indexOf('@');
  if (at < 0) return refused('noAt');
  if (email.includes('@', at + 1)) return refused('characters');
  const name = email.slice(0, at);
  if (name === '') return refused('noName');
  if (/^\.|\.\.|\.$/.test(name)) return refused('characters');
  if (!domainPattern.test(email.slice(at + 1))) return refused('domain');
  if (email.length > emailMaxLength) return refused('tooLong');
  return accepted(email);
}
