import * as v from 'valibot';
import { contract } from '@/lib/api/contract';
import { type Caller, callServer, type Response } from './call-server';

const envelope = v.object({ ret: v.unknown() });

/** Sends every call that a guest reads with, one after the other: product, then a quote of it. */
export async function* guestReads(caller: Caller): AsyncGenerator<Response> {
  yield await callServer(caller, { path: 'app/home', body: {} });
  yield await callServer(caller, { path: 'app/get_login_option', body: {} });
  const products = await callServer(caller, { path: 'app/get_product_list', body: {} });
  yield products;
  const product = retOf('app/get_product_list', products)?.[0];
  const term = product?.terms[0];
  if (product && term !== undefined) {
    const body = { product_id: product.id, amount: product.min_amount, term_days: term };
    yield await callServer(caller, { path: 'loan/preview', body });
  }
  yield await callServer(caller, { path: 'app/get_app_list', body: {} });
}

/** Sends every call that a user reads with; an area's parts and an order's ways to pay where there are any. */
export async function* userReads(caller: Caller): AsyncGenerator<Response> {
  yield await callServer(caller, { path: 'app/home', body: {} });
  yield await callServer(caller, { path: 'app/get_list_page1_new', body: {} });
  yield await callServer(caller, { path: 'app/get_basic_info', body: {} });
  yield* areas(caller);
  yield await callServer(caller, { path: 'app/get_list_page2_new', body: {} });
  yield await callServer(caller, { path: 'app/get_extra_info', body: {} });
  yield await callServer(caller, { path: 'app/get_bank_list', body: {} });
  yield await callServer(caller, { path: 'app/get_bank_info', body: {} });
  const page = { page: 1, page_size: 20 };
  const orders = await callServer(caller, { path: 'user/get_processing_order', body: page });
  yield orders;
  const order = retOf('user/get_processing_order', orders)?.list[0];
  if (order?.state === 'lending' || order?.state === 'overdue') {
    const body = { order_no: order.order_no };
    yield await callServer(caller, { path: 'app/get_pay_option', body });
  }
  yield await callServer(caller, { path: 'user/get_complete_order', body: page });
  yield await callServer(caller, { path: 'coupon/my_coupon', body: {} });
}

/** Cities, the districts of the first, the communities of its first. */
async function* areas(caller: Caller): AsyncGenerator<Response> {
  let parent: string | undefined;
  for (let level = 0; level < 3; level += 1) {
    const body = parent === undefined ? {} : { parent };
    const response = await callServer(caller, { path: 'app/get_area', body });
    yield response;
    parent = retOf('app/get_area', response)?.[0]?.code;
    if (parent === undefined) return;
  }
}

/** The `ret` of the reply to a call, if it is that call's and fits the contract. */
export function retOf<P extends keyof typeof contract>(
  path: P,
  response: Response,
): v.InferOutput<(typeof contract)[P]['ret']> | undefined {
  const reply = v.safeParse(envelope, response.json);
  if (response.path !== path || !reply.success) return undefined;
  const parsed = v.safeParse(contract[path].ret, reply.output.ret);
  return parsed.success ? parsed.output : undefined;
}
