import type { BrowserContext, Route } from 'playwright-core';
import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import { hostileAddress, hostileText } from './injection';

/** Fields that hold an address: a script in the first of a list, so that the others are shown. */
const addressFields: readonly string[] = ['url', 'pay_url', 'icon'];

/** So many of a list are poisoned: hundreds of places are all alike. */
const perList = 3;

/**
 * Has a phone's server lie: every text in every reply, as far as the contract allows another one there,
 * has a hostile text behind it, and every address is a script. Answers the fields that were poisoned, by
 * call.
 */
export async function poisonReplies(context: BrowserContext): Promise<ReadonlySet<string>> {
  const poisoned = new Set<string>();
  await context.route(/\/api\//, async (route) => {
    const path = pathOf(route);
    const response = await route.fetch();
    const reply = v.parse(v.looseObject({ ret: v.unknown() }), await response.json());
    const ret = poison({ path, ret: reply.ret, poisoned });
    await route.fulfill({ response, json: { ...reply, ret } });
  });
  return poisoned;
}

function pathOf(route: Route): Path {
  const path = /\/api\/(.+)$/.exec(new URL(route.request().url()).pathname)?.[1] ?? '';
  if (!isPath(path)) throw new Error(`No call: ${path}`);
  return path;
}

function isPath(path: string): path is Path {
  return Object.hasOwn(contract, path);
}

type Reply = { path: Path; ret: unknown; poisoned: Set<string> };

function poison({ path, ret, poisoned }: Reply): unknown {
  let whole = structuredClone(ret);
  const { ret: schema } = contract[path];
  for (const place of textPlaces(ret, [])) {
    const name = String(place.at(-1));
    // What the next call names: with another number there would be nothing to show.
    if (path === 'user/get_processing_order' && name === 'order_no') continue;
    const change = (text: string) =>
      addressFields.includes(name) && isFirst(place) ? hostileAddress : text + hostileText;
    const tried = replaced(whole, place, change);
    if (!v.safeParse(schema, tried).success) continue;
    whole = tried;
    poisoned.add(`${path} ${place.filter((key) => typeof key === 'string').join('.')}`);
  }
  return whole;
}

type Place = readonly (string | number)[];

/** True outside of lists, and for the first of one. */
function isFirst([index]: Place): boolean {
  return typeof index !== 'number' || index === 0;
}

function textPlaces(value: unknown, at: Place): Place[] {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value)) {
    return value.slice(0, perList).flatMap((item, index) => textPlaces(item, [...at, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPlaces(item, [...at, key]));
}

function replaced(value: unknown, place: Place, change: (text: string) => string): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaced(item, rest, change) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === key ? replaced(item, rest, change) : item,
    ]),
  );
}
