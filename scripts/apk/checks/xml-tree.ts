/** An element of a compiled XML file. */
export type XmlElement = {
  tag: string;
  /** By name without namespace: unquoted text, `true`, `false`, numbers, `@0x…` for resources. */
  attributes: Record<string, string>;
  children: XmlElement[];
};

/** Parses the output of `aapt2 dump xmltree`. Throws if it has no element. */
export function parseXmlTree(text: string): XmlElement {
  const open: { depth: number; element: XmlElement }[] = [];
  let root: XmlElement | undefined;
  for (const line of text.split('\n')) {
    const depth = line.search(/\S/);
    const element = /^\s*E: (\S+)/.exec(line)?.[1];
    if (element !== undefined) {
      while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
      const made: XmlElement = { tag: element, attributes: {}, children: [] };
      open.at(-1)?.element.children.push(made);
      root ??= made;
      open.push({ depth, element: made });
    }
    const attribute = /^\s*A: (?:\S*:)?([\w-]+)(?:\(0x[\da-f]+\))?=(.*)$/.exec(line);
    const target = open.at(-1)?.element;
    if (attribute && target) {
      const [, name = '', value = ''] = attribute;
      target.attributes[name] = /^"(.*?)"/.exec(value)?.[1] ?? value.split(' ')[0] ?? '';
    }
  }
  if (!root) throw new Error(`no XML tree: ${text.slice(0, 80)}`);
  return root;
}

/** The elements with this tag, at any depth. */
export function elementsNamed(root: XmlElement, tag: string): XmlElement[] {
  const below = root.children.flatMap((child) => elementsNamed(child, tag));
  return root.tag === tag ? [root, ...below] : below;
}
