import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids } from '@/app/pages/order-detail/order-detail/screen.ids';
import type { Order } from '@/lib/api/schemas/order';

/** By which parts each state of a loan is told from the others. */
export const orderMarks: Record<Order['state'], { has?: string; lacks: readonly string[] }> = {
  waiting: { lacks: [paymentIds.open, ids.fix, ids.again] },
  lending: { has: paymentIds.open, lacks: [ids.lateCost] },
  overdue: { has: ids.lateCost, lacks: [] },
  cleared: { has: ids.again, lacks: [] },
  payment_failed: { has: ids.fix, lacks: [] },
};
