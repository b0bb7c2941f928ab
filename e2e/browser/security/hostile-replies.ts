import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import { hostileAddress, hostileText, shortHostileText } from './injection';

/** Fields with an address. In a list only the first is changed, so that the others are rendered. */
const addressFields: readonly string[] = ['url', 'pay_url', 'icon'];

/** How many items of a list are changed: lists of areas have hundreds. */
const maxItems = 3;

/**
 * Adds a hostile text to every text of every reply and replaces every address, as far as the contract allows.
 * Returns the paths of the calls whose replies were changed.
 */
export async function injectReplies(context: BrowserContext): Promise<ReadonlySet<Path>> {
  const changed = new Set<Path>();
  await context.route(/\/api\//, async (route) => {
    const path = route.request().url().split('/api/')[1] ?? '';
    if (!isPath(path)) throw new Error(`Unknown call: ${path}`);
    const response = await route.fetch();
    const json = v.parse(v.looseObject({ ret: v.unknown() }), await response.json());
    if (inject(path, json)) changed.add(path);
    await route.fulfill({ response, json });
  });
  return changed;
}

export function isPath(path: string): path is Path {
  return Object.hasOwn(contract, path);
}

/** Changes the texts of a reply; false where the contract allows no change. */
function inject(path: Path, reply: { ret: unknown }): boolean {
  return changeTexts(path, reply, ({ parent, name, text }) => {
    // The next call sends it: with another number there is nothing to render.
    if (path === 'user/get_processing_order' && name === 'order_no') return [];
    const isAddress = addressFields.includes(name) && !isLaterItem(reply.ret, parent);
    return isAddress ? [hostileAddress] : [text + hostileText, text + shortHostileText];
  });
}

/**
 * Replaces each text of a reply with the first of its `changes` that the contract allows, which may change `reply.ret`
 * itself. Returns whether there was one.
 */
export function changeTexts(
  path: Path,
  reply: { ret: unknown },
  changes: (field: TextField) => readonly string[],
): boolean {
  const changed = textFields(reply, 'ret', reply.ret).filter((field) => {
    const { parent, name, text } = field;
    const isAllowed = changes(field).some((change) => {
      Reflect.set(parent, name, change);
      return v.is(contract[path].ret, reply.ret);
    });
    if (!isAllowed) Reflect.set(parent, name, text);
    return isAllowed;
  });
  return changed.length > 0;
}

/** Whether an object is an item of a list, and not its first. */
function isLaterItem(list: unknown, item: object): boolean {
  return Array.isArray(list) && list.indexOf(item) > 0;
}

/** A text of a reply: `parent[name]`. */
type TextField = { parent: object; name: string; text: string };

function textFields(parent: object, name: string, value: unknown): TextField[] {
  if (typeof value === 'string') return [{ parent, name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const items = Object.entries(value).slice(0, Array.isArray(value) ? maxItems : undefined);
  return items.flatMap(([key, item]) => textFields(value, key, item));
}
