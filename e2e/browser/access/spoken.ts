import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';

/** One thing of the accessibility tree that a screen reader comes to. */
export type Spoken = {
  role: string;
  name: string;
  /** Of a heading. */
  level?: number;
  /** What else is said of it: `checked`, `expanded`, `invalid`, `busy`, `live`, `modal` and the like. */
  is: Readonly<Record<string, unknown>>;
};

const text = v.object({ value: v.optional(v.unknown()) });
const node = v.object({
  nodeId: v.string(),
  ignored: v.boolean(),
  role: v.optional(text),
  name: v.optional(text),
  description: v.optional(text),
  value: v.optional(text),
  properties: v.optional(v.array(v.object({ name: v.string(), value: text })), []),
  childIds: v.optional(v.array(v.string()), []),
});
type Node = v.InferOutput<typeof node>;

/** Nodes that say nothing of their own. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea']);

/**
 * The browser's own accessibility tree of a page, in the order in which it is read. What is hidden,
 * inert behind a dialog or only there for looks is not in it.
 */
export async function spokenBy(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  try {
    return await read(session);
  } finally {
    await session.detach();
  }
}

async function read(session: CDPSession): Promise<Spoken[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const all = new Map(nodes.map((one) => [one.nodeId, v.parse(node, one)]));
  const spoken: Spoken[] = [];
  const visit = (one: Node | undefined) => {
    if (!one) return;
    const role = String(one.role?.value ?? 'none');
    if (!one.ignored && !silent.has(role)) spoken.push(toSpoken(one, role));
    for (const id of one.childIds) visit(all.get(id));
  };
  visit(all.values().next().value);
  return spoken;
}

function toSpoken({ name, description, value, properties }: Node, role: string): Spoken {
  const is: Record<string, unknown> = Object.fromEntries(
    properties.map((property) => [property.name, property.value.value]),
  );
  if (description?.value) is.description = description.value;
  if (value?.value !== undefined) is.value = value.value;
  const level = typeof is.level === 'number' && role === 'heading' ? { level: is.level } : {};
  return { role, name: String(name?.value ?? ''), ...level, is };
}

/** What a person can use; each needs a name. */
const controls = new Set(
  'button link textbox searchbox combobox listbox checkbox radio slider spinbutton switch tab menuitem Iframe'.split(
    ' ',
  ),
);
const landmarks = new Set(['banner', 'main', 'navigation', 'dialog', 'alertdialog']);
const groups = new Set(['group', 'radiogroup', 'tablist', 'tabpanel', 'timer', 'image']);
/** What is said of a control after its name. */
const states = ['checked', 'selected', 'expanded', 'disabled', 'modal'] as const;

/**
 * A page in lines as a screen reader's list of headings, landmarks and controls has it, in reading
 * order: `h1 Tus datos`, `radio 30 días (checked)`. Running text and what only groups is left out.
 */
export function outlineOf(spoken: readonly Spoken[]): string[] {
  return spoken.flatMap(({ role, name, level, is }) => {
    const kind = role === 'heading' ? `h${level}` : role;
    const isSaid = [controls, landmarks, groups].some((roles) => roles.has(role));
    if (!isSaid && role !== 'heading') return [];
    const said = states.filter((state) => is[state] === true || is[state] === 'true');
    const invalid = is.invalid === 'true' ? ['invalid'] : [];
    const after = [...said, ...invalid];
    const words = withoutOrderNo(name.replaceAll('\u00a0', ' '));
    return [`${kind} ${words}${after.length > 0 ? ` (${after.join(', ')})` : ''}`.trim()];
  });
}

/** Orders are numbered anew for every account. */
export function withoutOrderNo(text: string): string {
  return text.replace(/(N\.º|Préstamo) \d{4} \d{4}/, '$1');
}

/** How long a page is waited for that does not become what it should, in ms. */
const patienceMs = 20_000;

/** Reads a page anew until its outline is this, or ends like this, or for as long as it is worth waiting. */
export async function readUntil(page: Page, lines: readonly string[]): Promise<Spoken[]> {
  const wanted = lines.join('\n');
  const deadline = Date.now() + patienceMs;
  let spoken: Spoken[];
  do spoken = await spokenBy(page);
  while (!outlineOf(spoken).join('\n').endsWith(wanted) && Date.now() < deadline);
  return spoken;
}

/** The controls, pictures and dialogs that have no name. */
export function namelessOf(spoken: readonly Spoken[]): string[] {
  const needing = new Set([...controls, 'dialog', 'alertdialog', 'image', 'heading', 'radiogroup']);
  return spoken
    .filter(({ role, name }) => needing.has(role) && name.trim() === '')
    .map(({ role }) => role);
}

/** Headings that are more than one level below the one before them, and all but one h1. */
export function headingFaultsOf(spoken: readonly Spoken[]): string[] {
  const headings = spoken.filter(({ role }) => role === 'heading');
  const firsts = headings.filter(({ level }) => level === 1).length;
  const jumps = headings.filter(({ level = 0 }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  return [
    ...jumps.map(({ name, level }) => `h${level} ${name}`),
    ...(firsts === 1 ? [] : [`${firsts} h1`]),
  ];
}
