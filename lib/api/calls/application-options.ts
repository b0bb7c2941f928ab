import { type RequestOptions, request } from '../client';
import type { BasicOptions, ExtraOptions } from '../schemas/application';
import type { CodeName } from '../schemas/basics';

/** Reads the choices and questions of the basic information. `app/get_list_page1_new`. */
export function getBasicOptions(options?: RequestOptions): Promise<BasicOptions> {
  return request('app/get_list_page1_new', {}, options);
}

/** Reads the choices of the social information. `app/get_list_page2_new`. */
export function getExtraOptions(options?: RequestOptions): Promise<ExtraOptions> {
  return request('app/get_list_page2_new', {}, options);
}

/** Reads the places inside `parent`: without it the cities, then districts, then communities. `app/get_area`. */
export function getArea(parent?: string, options?: RequestOptions): Promise<CodeName[]> {
  return request('app/get_area', { parent }, options);
}

/** Reads the banks that a loan can be paid out to. `app/get_bank_list`. */
export function getBankList(options?: RequestOptions): Promise<CodeName[]> {
  return request('app/get_bank_list', {}, options);
}
