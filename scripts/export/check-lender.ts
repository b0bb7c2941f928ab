import * as v from 'valibot';
import { calendarDate } from '@/lib/api/schemas/basics';
import { parseRun } from '@/lib/chile/run';
import type { Lender } from '@/lib/config';
import { fallbackDailyRate, penaltyOnceRate } from '@/lib/loan/constants';
import { neverReached, yearlyLateRate } from '@/lib/loan/legal-maximum';

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
  auditMinutes: v.optional(
    v.pipe(share, v.description('How long a review usually takes, in minutes; 2 without it')),
  ),
  operator: v.optional(
    v.pipe(
      v.object({ name: text, rut }),
      v.description('The company that runs Luka, where it is another than the lender'),
    ),
  ),
  yapeShare: v.optional(v.object({ yape: share, users: share, source: text })),
});

/**
 * Checks `NEXT_PUBLIC_LENDER`, the JSON that names the lender in a build for a real server, and returns it. Throws an
 * Error that lists what is missing or wrong.
 */
export function checkLender(json: string | undefined): Lender {
  const result = v.safeParse(lender, parsed(json));
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'all'}: ${issue.message}`);
  throw new Error(
    `NEXT_PUBLIC_LENDER has to name the lender (docs/release.md):\n${faults.join('\n')}`,
  );
}

/**
 * What a build says of its lender's legal maximum, as it does not see what the server charges: that the charges of
 * product.md section 9 pass it, and that the certificate is out of date. `now` in ms since 1970.
 */
export function maximumNotes({ maxRates, refuseAboveMaximum }: Lender, now: number): string[] {
  if (!maxRates) return [];
  const most = Math.max(maxRates.under90, maxRates.from90);
  const late = yearlyLateRate({ once_rate: penaltyOnceRate, daily_rate: fallbackDailyRate }) ?? 0;
  const notes: string[] = [];
  if (late > most) {
    const then = refuseAboveMaximum
      ? 'nothing can be signed'
      : 'the app says that they are above it';
    notes.push(
      `Late charges of 5 % once and 4 % a day (product.md section 9) come to ${percent(late)} a year, the legal maximum is ${percent(most)}: where the server sends them, ${then}. npm run probe reads what it sends`,
    );
  }
  if (now - Date.parse(maxRates.from) > certificateMs) {
    notes.push(
      `maxRates apply from ${maxRates.from}: the CMF certifies new ones each month (Ley 18.010 art. 6)`,
    );
  }
  return notes;
}

/** After two months a newer certificate is certain. */
const certificateMs = 62 * 86_400_000;

function percent(rate: number): string {
  return `${Math.round(rate * 100)} %`;
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
