import { type RequestOptions, request } from '../client';
import type { Product } from '../schemas/loan';

/** Reads what can be borrowed: amounts, terms and fees. `app/get_product_list`. */
export function getProductList(options?: RequestOptions): Promise<Product[]> {
  return request('app/get_product_list', {}, options);
}
