import { type RequestOptions, request } from '../client';
import type { Home } from '../schemas/home';

/** Reads Home: the account's state and what belongs to it; a guest gets the offer. `app/home`. */
export function getHome(options?: RequestOptions): Promise<Home> {
  return request('app/home', {}, options);
}
