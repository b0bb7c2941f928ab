import { Line, Ridge } from './shapes';

/** The stamp of a loan that is paid back: a high sun with a check mark over the range, in a ring; decorative. */
export function PaidSeal() {
  return (
    <svg className="paid-seal" viewBox="0 0 120 120" aria-hidden="true">
      <circle
        cx="60"
        cy="60"
        r="56"
        fill="none"
        stroke="var(--art-mid)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 8.697"
      />
      <circle cx="60" cy="60" r="46" fill="currentColor" stroke="var(--art-mid)" strokeWidth="3" />
      <circle cx="60" cy="43" r="21" fill="var(--art-sun)" />
      <Line d="m50 43 7 7 13-14" colour="#fff" width={5} />
      <Ridge d="M20 78 38 66 52 73 74 62 100 78Z" colour="var(--art-far)" width={3} />
      <path fill="var(--art-near)" d="M16 73.400C40 84 76 70 104 73.400A46 46 0 0 1 16 73.400Z" />
    </svg>
  );
}
