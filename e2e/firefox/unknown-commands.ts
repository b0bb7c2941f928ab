import type { Browser } from 'playwright-core';
import * as v from 'valibot';

/** Commands that Playwright sends to every context, and that Firefox ESR does not know. */
const unknownCommands = ['emulation.setMediaFeaturesOverride'];

/** A message of WebDriver BiDi, and the connection that Playwright sends them through. */
type Message = { id: number; method?: string; type?: 'success'; result?: object };
type Transport = { send: (message: Message) => void; onmessage: (message: Message) => void };

const fn = <Fn extends (...args: never[]) => unknown>() =>
  v.custom<Fn>((value) => typeof value === 'function');

/** The parts of Playwright's own objects on the way from a browser to its connection. */
const client = v.object({
  _connection: v.object({ toImpl: fn<(browser: Browser) => unknown>() }),
});
const server = v.object({
  _connection: v.object({
    _transport: v.custom<Transport>((value) =>
      v.is(v.object({ send: fn(), onmessage: fn() }), value),
    ),
  }),
});

/**
 * Answers the commands that this Firefox does not know, as without them Playwright opens no page. What they set, theme
 * and motion, the tests set by address and by preference. Goes once Debian's Firefox knows them.
 */
export function answerUnknownCommands(browser: Browser): void {
  const { toImpl } = v.parse(client, browser)._connection;
  const { _transport: transport } = v.parse(server, toImpl(browser))._connection;
  const send = transport.send.bind(transport);
  transport.send = (message) => {
    if (!unknownCommands.includes(message.method ?? '')) return send(message);
    queueMicrotask(() => transport.onmessage({ id: message.id, type: 'success', result: {} }));
  };
}
