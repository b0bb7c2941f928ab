import type { Order } from '@/lib/api/schemas/order';
import type { PartProps } from '../part-props';

/** What the parts about a loan are given: Home, and the loan that it is about. */
export type LoanProps = PartProps & { order: Order };
