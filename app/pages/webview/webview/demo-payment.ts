import * as v from 'valibot';

/** A payment as the sandbox tells of it (`/__sandbox/payment`), amounts in whole pesos. */
export const demoPayment = v.object({
  payment_id: v.string(),
  order_no: v.string(),
  amount: v.number(),
  fee: v.number(),
  state: v.picklist(['pending', 'success', 'failure', 'cancel']),
});

export type DemoPayment = v.InferOutput<typeof demoPayment>;

/** How a payment can end. */
export type DemoResult = Exclude<DemoPayment['state'], 'pending'>;
