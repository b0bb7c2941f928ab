import type { BrowserContext, Route } from 'playwright-core';
import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import { hostileAddress, hostileText } from './injection';

/** Fields with an address. In a list only the first is changed, so that the others are rendered. */
const addressFields: readonly string[] = ['url', 'pay_url', 'icon'];

/** How many items of a list are changed: lists of areas have hundreds. */
const maxItems = 3;

/**
 * Adds a hostile text to every text of every reply and replaces every address, as far as the contract allows.
 * Returns the fields that were changed, by call: `app/home user.name`.
 */
export async function injectReplies(context: BrowserContext): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  await context.route(/\/api\//, async (route) => {
    const path = pathOf(route);
    const response = await route.fetch();
    const reply = v.parse(v.looseObject({ ret: v.unknown() }), await response.json());
    const ret = inject({ path, ret: reply.ret, changed });
    await route.fulfill({ response, json: { ...reply, ret } });
  });
  return changed;
}

function pathOf(route: Route): Path {
  const path = /\/api\/(.+)$/.exec(new URL(route.request().url()).pathname)?.[1] ?? '';
  if (!isPath(path)) throw new Error(`Unknown call: ${path}`);
  return path;
}

function isPath(path: string): path is Path {
  return Object.hasOwn(contract, path);
}

type Injection = { path: Path; ret: unknown; changed: Set<string> };

function inject({ path, ret, changed }: Injection): unknown {
  let injected = structuredClone(ret);
  const { ret: schema } = contract[path];
  for (const field of textFields(ret, [])) {
    const name = String(field.at(-1));
    // The next call sends it: with another number there is nothing to render.
    if (path === 'user/get_processing_order' && name === 'order_no') continue;
    const change = (text: string) =>
      addressFields.includes(name) && isInFirstItem(field) ? hostileAddress : text + hostileText;
    const next = replaceText(injected, field, change);
    if (!v.safeParse(schema, next).success) continue;
    injected = next;
    changed.add(`${path} ${field.filter((key) => typeof key === 'string').join('.')}`);
  }
  return injected;
}

/** The keys from the reply to a field. */
type FieldPath = readonly (string | number)[];

/** Whether a field is in the first item of a list, or in no list. */
function isInFirstItem([index]: FieldPath): boolean {
  return typeof index !== 'number' || index === 0;
}

function textFields(value: unknown, path: FieldPath): FieldPath[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) {
    return value.slice(0, maxItems).flatMap((item, index) => textFields(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textFields(item, [...path, key]));
}

function replaceText(value: unknown, path: FieldPath, change: (text: string) => string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceText(item, rest, change) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === key ? replaceText(item, rest, change) : item,
    ]),
  );
}
