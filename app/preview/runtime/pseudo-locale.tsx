'use client';
import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import { type ReactNode, useMemo } from 'react';

/** Shows the texts of its children in the pseudo-locale of the current language. */
export function PseudoLocale({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  const pseudo = useMemo(() => pseudoMessages(messages), [messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={pseudo}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Doubled vowels make a text about 40 % longer without changing its number of words. */
const accented: Record<string, string> = {
  ...{ a: 'áâ', e: 'éê', i: 'íî', o: 'óô', u: 'úû', y: 'ýŷ' },
  ...{ A: 'ÁÂ', E: 'ÉÊ', I: 'ÍÎ', O: 'ÓÔ', U: 'ÚÛ', Y: 'ÝŶ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** The node types of select and plural in a compiled message; higher numbers are formats (icu-minify). */
const choices: readonly unknown[] = [1, 2, 3];

/**
 * A catalogue as a pseudo-locale: every text is longer, accented and in brackets. A text without accents is
 * not from the catalogue; one without its closing bracket is cut off. Placeholders, choices and tags are
 * kept. Takes compiled messages, as every build has.
 * @internal
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

/** One message; a message that is in brackets already is not changed. */
function inBrackets<Message>(message: Message): Message;
function inBrackets(message: unknown): unknown {
  if (typeof message === 'string')
    return message.startsWith('[') ? message : `[${lengthen(message)}]`;
  if (!Array.isArray(message) || message[0] === '[') return message;
  return ['[', ...message.map(lengthenNode), ']'];
}

function lengthenNode(node: unknown): unknown {
  if (typeof node === 'string') return lengthen(node);
  if (!Array.isArray(node) || node.length < 2) return node;
  const [name, kind, ...rest] = node;
  if (choices.includes(kind) && isGroup(rest[0])) return [name, kind, lengthenOptions(rest[0])];
  // A number in second place is a format; anything else is the content of a tag.
  return typeof kind === 'number' && kind > 3 ? node : [name, ...node.slice(1).map(lengthenNode)];
}

function lengthenOptions(options: object): object {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      Array.isArray(option) ? option.map(lengthenNode) : lengthenNode(option),
    ]),
  );
}

function lengthen(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
}
