import { type RequestOptions, request } from '../client';
import type { PageRequest } from '../schemas/basics';
import type { OrderPage } from '../schemas/order';

/** Reads a page of the orders that are not over; pages count from 1. `user/get_processing_order`. */
export function getProcessingOrders(
  page: PageRequest,
  options?: RequestOptions,
): Promise<OrderPage> {
  return request('user/get_processing_order', page, options);
}

/** Reads a page of the orders that are paid back; pages count from 1. `user/get_complete_order`. */
export function getCompleteOrders(page: PageRequest, options?: RequestOptions): Promise<OrderPage> {
  return request('user/get_complete_order', page, options);
}
