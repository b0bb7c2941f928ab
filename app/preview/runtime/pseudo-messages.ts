import type { AbstractIntlMessages } from 'next-intl';

/** Every vowel twice, which makes a text about 40 % longer without making its words fewer. */
const accented: Record<string, string> = {
  ...{ a: 'áâ', e: 'éê', i: 'íî', o: 'óô', u: 'úû', y: 'ýŷ' },
  ...{ A: 'ÁÂ', E: 'ÉÊ', I: 'ÍÎ', O: 'ÓÔ', U: 'ÚÛ', Y: 'ÝŶ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** The numbers by which a compiled message tells its choices from its formats; see icu-minify. */
const choices: readonly unknown[] = [1, 2, 3];

/**
 * A catalogue as a pseudo-locale: every text longer, accented and in brackets, so that on a screen a
 * text without accents is one that was not taken from the catalogue, and one without its closing
 * bracket is cut off. Placeholders, choices and tags stay. Takes compiled messages, as every build has.
 */
export function pseudoMessages(messages: AbstractIntlMessages): AbstractIntlMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      isGroup(message) ? pseudoMessages(message) : inBrackets(message),
    ]),
  );
}

function isGroup(message: unknown): message is AbstractIntlMessages {
  return typeof message === 'object' && message !== null && !Array.isArray(message);
}

/** One message; what is in brackets already stays as it is. */
function inBrackets<Message>(message: Message): Message;
function inBrackets(message: unknown): unknown {
  if (typeof message === 'string')
    return message.startsWith('[') ? message : `[${longer(message)}]`;
  if (!Array.isArray(message) || message[0] === '[') return message;
  return ['[', ...message.map(longerNode), ']'];
}

function longerNode(node: unknown): unknown {
  if (typeof node === 'string') return longer(node);
  if (!Array.isArray(node) || node.length < 2) return node;
  const [name, kind, ...rest] = node;
  if (choices.includes(kind) && isGroup(rest[0])) return [name, kind, longerOptions(rest[0])];
  // A number in second place is a format; anything else is the content of a tag.
  return typeof kind === 'number' && kind > 3 ? node : [name, ...node.slice(1).map(longerNode)];
}

function longerOptions(options: object): object {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      Array.isArray(option) ? option.map(longerNode) : longerNode(option),
    ]),
  );
}

function longer(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
}
