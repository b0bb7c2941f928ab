import type { CDPSession, Page } from '@playwright/test';
import { patienceMs } from '@/e2e/shared/eventually';

/** One node of the accessibility tree. */
export type AccessibleNode = {
  role: string;
  name: string;
  /** Of a heading. */
  level?: number;
  /** The other properties: `checked`, `expanded`, `invalid`, `busy`, `live`, `modal` and so on. */
  is: Readonly<Record<string, unknown>>;
};

/** Roles without content of their own. */
const silentRoles = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea']);

/**
 * The browser's accessibility tree of a page in reading order, without what is hidden, inert behind a dialog or
 * decorative.
 */
export async function readTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await sendGetTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node?: AXNode): AXNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
  return inOrder(nodes[0])
    .filter(({ ignored, role }) => !ignored && !silentRoles.has(role?.value ?? 'none'))
    .map(toAccessibleNode);
}

const sendGetTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
type AXNode = Awaited<ReturnType<typeof sendGetTree>>['nodes'][number];

function toAccessibleNode(node: AXNode): AccessibleNode {
  const { role, name, description, value, properties = [] } = node;
  const is = Object.fromEntries(properties.map((each) => [each.name, each.value.value]));
  if (description?.value) is.description = description.value;
  if (value?.value !== undefined) is.value = value.value;
  const level =
    typeof is.level === 'number' && role?.value === 'heading' ? { level: is.level } : {};
  return { role: String(role?.value), name: String(name?.value ?? ''), ...level, is };
}

/** The controls; each needs a name. */
const controls = new Set(
  'button link textbox searchbox combobox listbox checkbox radio slider spinbutton switch tab menuitem Iframe'.split(
    ' ',
  ),
);
const landmarks = new Set(['banner', 'main', 'navigation', 'dialog', 'alertdialog']);
const groups = new Set(['group', 'radiogroup', 'tablist', 'tabpanel', 'timer', 'image']);
/** The states that are read after a name. */
const states = ['checked', 'selected', 'expanded', 'disabled', 'modal'] as const;

/**
 * The headings, landmarks and controls of a page, a line each, in reading order: `h1 Tus datos`,
 * `radio 90 días (checked)`.
 */
export function outlineOf(tree: readonly AccessibleNode[]): string[] {
  return tree.flatMap(({ role, name, level, is }) => {
    const isOutlined = [controls, landmarks, groups].some((roles) => roles.has(role));
    if (!isOutlined && role !== 'heading') return [];
    const kind = role === 'heading' ? `h${level}` : role;
    const readStates = states.filter((state) => is[state] === true || is[state] === 'true');
    const suffix = [...readStates, ...(is.invalid === 'true' ? ['invalid'] : [])];
    const words = withoutOrderNo(name);
    return [`${kind} ${words}${suffix.length > 0 ? ` (${suffix.join(', ')})` : ''}`.trim()];
  });
}

/** Removes the numbers of loans, which differ in every run, and the spaces that don’t break a line. */
export function withoutOrderNo(name: string): string {
  return name.replaceAll('\u00a0', ' ').replace(/N\.º \d{4} \d{4}/, 'N.º');
}

/** Reads a page until its outline equals some lines or ends with them; after the timeout as it is. */
export async function readTreeUntil(
  page: Page,
  lines: readonly string[],
): Promise<AccessibleNode[]> {
  const expected = lines.join('\n');
  const deadline = Date.now() + patienceMs;
  let tree: AccessibleNode[];
  do tree = await readTree(page);
  while (!outlineOf(tree).join('\n').endsWith(expected) && Date.now() < deadline);
  return tree;
}

/** The roles of controls, images, headings and dialogs without a name. */
export function unnamedRoles(tree: readonly AccessibleNode[]): string[] {
  const named = new Set([...controls, 'dialog', 'alertdialog', 'image', 'heading', 'radiogroup']);
  return tree
    .filter(({ role, name }) => named.has(role) && name.trim() === '')
    .map(({ role }) => role);
}

/** Headings that skip a level, and the number of h1 where it is not one. */
export function headingFaults(tree: readonly AccessibleNode[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const firsts = headings.filter(({ level }) => level === 1).length;
  const skips = headings.filter(
    ({ level = 0 }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
  );
  return [
    ...skips.map(({ name, level }) => `h${level} ${name}`),
    ...(firsts === 1 ? [] : [`${firsts} h1`]),
  ];
}
