import { release } from './release.gen';

/** Where a sandbox on loopback waits: its server says so in the page. Empty: the sandbox in the page. */
function sandboxServer(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name="luka-sandbox"]')?.content ?? '';
}

/**
 * The highest yearly rates of interest that the CMF has certified (interés máximo convencional) for loans in pesos of
 * up to 50 UF, as fractions of 1. Source: Ley 18.010 arts. 6 and 6 bis.
 */
type MaxRates = {
  /** For terms under 90 days. */
  readonly under90: number;
  /** For terms of 90 days or more. */
  readonly from90: number;
  /** The certificate that names them. */
  readonly source: string;
  /** The day from which they apply, `YYYY-MM-DD`. */
  readonly from: string;
};

/** Who lends, as the agreement names them, and how customer service is reached. */
export type Lender = {
  /** The legal name. */
  name: string;
  rut: string;
  address: string;
  /** The regulator's register that lists the lender, and its number there. */
  register: string;
  /** When customer service answers, Monday to Friday by Chile's time. */
  hours: { from: string; to: string };
  contact?: { phone: string; whatsapp: string; email: string };
  /** The legal maximum of the CMF's certificate; every build for a real server has it. */
  maxRates?: MaxRates;
  /** Nothing can be signed whose charges are above that maximum, or whose daily late charge is not known. */
  refuseAboveMaximum?: boolean;
  /** How many of how many users choose Yape, with the source of the figure: shown only where it is given. */
  yapeShare?: { yape: number; users: number; source: string };
  /** How long a review usually takes, in minutes. */
  auditMinutes?: number;
  /** The company that runs Luka, where it is another than the lender. */
  operator?: { name: string; rut: string };
  /** Nobody lends: screens and papers say so. */
  demo?: true;
};

/** In a build for the sandbox nobody lends: no company has this name, and no one this RUT. */
const nobody: Lender = {
  name: 'DEMO',
  rut: '99.999.999-9',
  address: 'DEMO',
  register: 'DEMO',
  hours: { from: '9:00', to: '18:00' },
  demo: true,
};

/** `scripts/build.ts` builds nothing for a real server without a valid one. */
const lender: Lender = process.env.NEXT_PUBLIC_LENDER
  ? JSON.parse(process.env.NEXT_PUBLIC_LENDER)
  : nobody;

/** The legal texts (policies, terms, deletion, agreement, consents) are drafts until counsel has reviewed all of them. */
const draftTexts = true as boolean;

/** The day of the terms and the privacy policy in `locales/long`: a new one is agreed to again. */
const textsVersion = '2026-11-27';

/**
 * What is fixed when the bundle is built. Versions: package.json, from product.md section 9. `apiBaseUrl` names the real
 * server; where it is empty the app runs against its sandbox (contract.md section 7). `sandbox`
 * is known at build time, so that a build for a real server drops the sandbox whole.
 */
export const config = {
  name: 'luka',
  brand: 'Luka',
  ...release,
  countryCode: '56',
  /** Who lends: screens and papers take it from here. Luka is where the loan is found. */
  lender,
  draftTexts,
  textsVersion,
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL || sandboxServer(),
  sandbox: !process.env.NEXT_PUBLIC_API_BASE_URL,
} as const;
