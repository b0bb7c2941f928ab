import { isOneSlip } from '@/lib/text/one-slip';

/** The commonest domains of addresses in Chile, the likelier first. */
const commonDomains = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com'],
  ...['hotmail.cl', 'outlook.cl', 'live.cl', 'yahoo.es', 'hotmail.es', 'outlook.es'],
];

/** Real domains that are one letter away from a common one. */
const otherDomains = ['mail.com', 'ymail.com', 'love.com'];

/**
 * The address that was probably meant, where the domain is one slip away from a common one: `ana@gmail.com` for
 * `ana@gmial.com`. `undefined` where there is nothing to question. `email` is canonical, as of `parseEmail`.
 */
export function likelyEmail(email: string): string | undefined {
  const domain = email.slice(email.indexOf('@') + 1);
  if ([...commonDomains, ...otherDomains].includes(domain)) return undefined;
  const meant = commonDomains.find((common) => isOneSlip(domain, common));
  return meant && `${email.slice(0, -domain.length)}${meant}`;
}
