/**
 * Runs in the page, on its own: what is painted as text, a line for each block, from top to bottom of the document.
 * A field counts with its value, a control with what its state paints: `[x]` for ticked, `{selected}`.
 */
export function visibleTexts(): string[] {
  const lines: string[] = [];
  let line = '';
  function endLine() {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  }

  /** The states that change how an element is painted, by the attribute that has them. */
  const painted = {
    'aria-checked': 'checked',
    'aria-current': 'current',
    'aria-disabled': 'disabled',
    'aria-expanded': 'expanded',
    'aria-invalid': 'invalid',
    'aria-pressed': 'pressed',
    'aria-selected': 'selected',
  };
  function statesOf(element: Element) {
    const states = Object.entries(painted).flatMap(([attribute, name]) =>
      [null, 'false'].includes(element.getAttribute(attribute)) ? [] : [name],
    );
    if (element.matches(':disabled') && !states.includes('disabled')) states.push('disabled');
    const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
    if (value) states.push(value);
    return states.map((state) => `{${state}} `).join('');
  }

  function fieldValue(element: Element): string | undefined {
    if (element instanceof HTMLSelectElement)
      return [...element.selectedOptions].map(({ text }) => text).join(', ');
    if (element instanceof HTMLTextAreaElement) return element.value || element.placeholder;
    if (!(element instanceof HTMLInputElement)) return undefined;
    if (element.type === 'checkbox' || element.type === 'radio')
      return element.checked ? '[x]' : '[ ]';
    if (element.type === 'file') return '';
    return element.value ? `[${element.value}]` : `[(${element.placeholder})]`;
  }

  /** What a rule of the stylesheet writes before or after an element. */
  function generated(element: Element, where: '::before' | '::after') {
    const { content } = getComputedStyle(element, where);
    return /^"(.*)"$/.exec(content)?.[1] ?? '';
  }

  const unpainted = 'script, style, noscript, template, svg title, svg desc, svg defs';

  function read(node: Node): void {
    if (node instanceof Text) line += node.data;
    if (!(node instanceof Element) || node.matches(unpainted)) return;
    const { display, clipPath, visibility } = getComputedStyle(node);
    // Clipped for screen readers, or until it is focused.
    if (display === 'none' || clipPath === 'inset(50%)') return;
    if (display !== 'contents' && !node.checkVisibility({ checkOpacity: true })) return;
    const isShown = visibility === 'visible';
    const isBlock = !/^(inline|contents|ruby)/.test(display) || node.tagName === 'BR';
    if (isBlock) endLine();
    if (isShown) line += statesOf(node) + generated(node, '::before');
    const value = fieldValue(node);
    if (value !== undefined) line += isShown ? ` ${value} ` : '';
    // A part of a hidden element may be shown.
    else for (const child of node.childNodes) if (isShown || child instanceof Element) read(child);
    if (isShown) line += generated(node, '::after');
    if (isBlock) endLine();
  }

  read(document.body);
  endLine();
  return lines;
}
