import * as v from 'valibot';
import { calendarDate } from '@/lib/api/schemas/basics';
import { parseRun } from '@/lib/chile/run';
import type { Lender } from '@/lib/config';
import { neverReached } from '@/lib/loan/legal-maximum';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const hour = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}:\d\d$/, 'no time such as 9:00'),
  v.description('A time of Chile, Monday to Friday, such as 9:00'),
);
const rut = v.pipe(
  text,
  v.check(isOfCompany, 'no RUT of a company'),
  v.description('The RUT of the company, such as 76.543.210-3'),
);
/** The placeholders of builds for the sandbox are all zeros. */
const number = v.pipe(
  v.string(),
  v.check(isInUse, 'no number in use'),
  v.description('With +56, as it is shown'),
);
const share = v.pipe(v.number(), v.integer(), v.minValue(1));
const email = v.pipe(v.string(), v.email());
/** A percentage in place of a fraction is a slip: no certificate has reached 60 % a year. */
const yearly = v.pipe(v.number(), v.minValue(0.01), v.maxValue(neverReached));

/** The lender as its file or variable names it. */
export const lender: v.GenericSchema<unknown, Lender> = v.object({
  name: text,
  rut,
  address: text,
  register: v.pipe(text, v.description('The register of the regulator, and the number in it')),
  hours: v.object({ from: hour, to: hour }),
  contact: v.object({ phone: number, whatsapp: number, email }),
  maxRates: v.object({ under90: yearly, from90: yearly, source: text, from: calendarDate }),
  refuseAboveMaximum: v.optional(v.boolean()),
  yapeShare: v.optional(v.object({ yape: share, users: share, source: text })),
});

/**
 * Checks `NEXT_PUBLIC_LENDER`, the JSON that names the lender in a build for a real server. Throws an Error that
 * lists what is missing or wrong.
 */
export function checkLender(json: string | undefined): void {
  const result = v.safeParse(lender, parsed(json));
  if (result.success) return;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'all'}: ${issue.message}`);
  throw new Error(
    `NEXT_PUBLIC_LENDER has to name the lender (docs/release.md):\n${faults.join('\n')}`,
  );
}

function parsed(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isInUse(phone: string): boolean {
  return /^\+56[ \d]{8,}$/.test(phone) && !phone.replaceAll(' ', '').includes('000000');
}

/** A valid RUT from 50.000.000 on, and not the one of builds for the sandbox. */
function isOfCompany(rut: string): boolean {
  const checked = parseRun(rut);
  return !checked.ok && checked.cause === 'company' && !/^99\.?999\.?999-?9$/.test(rut);
}
