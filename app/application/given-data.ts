import { request } from '@/lib/api/client';

/** All that the user has given in the three forms, as the server has it, with the lists that name it. */
export type GivenData = Awaited<ReturnType<typeof fetchGiven>>;

const quiet = { quiet: true } as const;

/** Fetches what the user has given. Rejects with an `ApiError`. */
export async function fetchGiven() {
  const [basic, extra, transfer, basicOptions, extraOptions, cities] = await Promise.all([
    request('app/get_basic_info', {}, quiet),
    request('app/get_extra_info', {}, quiet),
    request('app/get_bank_info', {}, quiet),
    request('app/get_list_page1_new', {}, quiet),
    request('app/get_list_page2_new', {}, quiet),
    request('app/get_area', {}, quiet),
  ]);
  const [districts, communities, banks] = await Promise.all([
    basic ? request('app/get_area', { parent: basic.city }, quiet) : [],
    basic ? request('app/get_area', { parent: basic.district }, quiet) : [],
    transfer?.account_type === 'bank' ? request('app/get_bank_list', {}, quiet) : [],
  ]);
  const areas = [...cities, ...districts, ...communities];
  return { basic, extra, transfer, basicOptions, extraOptions, areas, banks };
}
