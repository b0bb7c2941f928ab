import { QuotaBar } from './quota-bar';

/** A quota untouched, in use, while nothing can be borrowed, held back, and all of it in use. */
export const examples = {
  free: () => <QuotaBar total={250_000} used={0} frozen={0} />,
  used: () => <QuotaBar total={250_000} used={200_000} frozen={0} />,
  locked: () => <QuotaBar total={250_000} used={200_000} frozen={0} isLocked />,
  frozen: () => <QuotaBar total={250_000} used={80_000} frozen={100_000} />,
  full: () => <QuotaBar total={250_000} used={250_000} frozen={0} />,
};
