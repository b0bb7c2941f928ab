import * as v from 'valibot';
import { contract, type Path, type Ret } from '@/lib/api/contract';
import type { Product, Quote } from '@/lib/api/schemas/loan';
import { config } from '@/lib/config';
import { type Caller, callServer } from '@/scripts/probe/call-server';
import { excessTexts } from '@/scripts/probe/check-charges';

/** What a store's listing says of the loans; amounts in pesos, terms in days. */
export type Offer = {
  minAmount: number;
  maxAmount: number;
  minTerm: number;
  maxTerm: number;
  /** The largest CAE of all quotes, as a fraction of 1. */
  maxCae: number;
  /** What of the quotes is above the legal maximum, each in words; empty where nothing is. */
  aboveMaximum: string[];
  /** The representative example: the largest amount of the first product over its longest term. */
  example: Quote;
};

/** Google Play lists no personal loan that is due in full in 60 days or less. Source: "Financial services" policy. */
const shortestListed = 61;

const envelope = v.object({ code: v.literal(0), ret: v.unknown() });

/**
 * Reads the products as a guest and a quote of each term, at the smallest and the largest amount: the CAE is highest
 * at one of them. Throws an Error where a reply does not fit the contract or nothing is offered.
 */
export async function readOffer(caller: Caller): Promise<Offer> {
  const products = await call(caller, 'app/get_product_list', {});
  const first = products[0];
  if (!first) throw new Error('The server offers no product');
  const example = await quote(caller, {
    product_id: first.id,
    amount: first.max_amount,
    term_days: Math.max(...first.terms),
  });
  const quotes = [example];
  for (const request of products.flatMap(extremes)) quotes.push(await quote(caller, request));
  const terms = products.flatMap((product) => product.terms);
  return {
    minAmount: Math.min(...products.map((product) => product.min_amount)),
    maxAmount: Math.max(...products.map((product) => product.max_amount)),
    minTerm: Math.min(...terms),
    maxTerm: Math.max(...terms),
    maxCae: Math.max(...quotes.map(({ cae }) => cae)),
    aboveMaximum: [...new Set(quotes.flatMap((each) => excessTexts(each.penalty, each)))],
    example,
  };
}

/**
 * Why this offer cannot be listed: Google Play would refuse it, or its charges are above the legal maximum. In a
 * demonstration the sandbox's are an example, which the listing says; below the name of a lender nothing is.
 */
export function storeFaults(
  { minTerm, aboveMaximum }: Pick<Offer, 'minTerm' | 'aboveMaximum'>,
  { isSandbox }: { isSandbox: boolean },
): string[] {
  const isExample = isSandbox && config.lender.demo;
  const faults = isExample ? [] : [...aboveMaximum];
  if (minTerm < shortestListed) {
    faults.push(`a loan of ${minTerm} days: Google Play lists none that is due in 60 days or less`);
  }
  return faults;
}

type Request = { product_id: string; amount: number; term_days: number };

function extremes({ id, min_amount, max_amount, terms }: Product): Request[] {
  return terms.flatMap((term_days) =>
    [min_amount, max_amount].map((amount) => ({ product_id: id, amount, term_days })),
  );
}

async function quote(caller: Caller, request: Request): Promise<Quote> {
  const found = await call(caller, 'loan/preview', request);
  if (!found) throw new Error(`loan/preview: no quote for ${JSON.stringify(request)}`);
  return found;
}

async function call<P extends Path>(
  caller: Caller,
  path: P,
  body: Parameters<typeof callServer<P>>[1]['body'],
): Promise<Ret<P>> {
  const { json, failure } = await callServer(caller, { path, body });
  if (failure) throw new Error(`${path}: ${failure}`);
  const { ret } = v.parse(envelope, json);
  return v.parse(contract[path].ret, ret);
}
