import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { messageName } from '@/lib/sandbox/control/message-name';
import type { BridgeMessage, LoggedCall } from '@/lib/sandbox/control/traffic';
import { escapeHtml } from '../escape-html';
import type { TestResult } from './results';

/**
 * What a failed test says: the step that failed, the lines of the spec, what was expected and what was seen, the calls
 * and the bridge's messages before it.
 */
export function failurePart(result: TestResult, folder: string): string {
  const { failure, message, steps } = result;
  const failed = steps.findLast((step) => step.failed);
  const { source, seen, picture, calls = [], bridge = [] } = failure ?? {};
  const lines = source?.lines.map(([line, text]) => lineOf(line, text, line === source.line));
  return `<div class="fail"><div>
${part('Failed step', failed && `<p><mark>${outputHtml(failed.step)}</mark></p>`)}
${part('Expected', message && `<pre class="message">${outputHtml(message)}</pre>`)}
${part(`${source?.file}:${source?.line}`, lines && `<pre>${lines.join('\n')}</pre>`)}
${part('Seen', seen && `<pre>${outputHtml(seen)}</pre>`)}
</div><div>
${part('Last picture', picture && jpeg(folder, picture, 'The screen when the test failed'))}
</div><div>
${part('Calls from ten seconds before it', calls.map(callPart).join(''))}
${part('Messages of the bridge', bridge.map((each) => messagePart(each, bridge)).join(''))}
</div></div>`;
}

/** A JPEG of the run's folder, within the page. */
export function jpeg(folder: string, file: string, alt: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) return '';
  const data = readFileSync(path).toString('base64');
  return `<img loading="lazy" alt="${outputHtml(alt)}" src="data:image/jpeg;base64,${data}">`;
}

/** A tool's output as HTML, without the colours of a terminal. */
export function outputHtml(text: string): string {
  return escapeHtml(stripVTControlCharacters(text));
}

/** A part with its heading; nothing where there is no content. */
function part(title: string, content: string | undefined): string {
  return content ? `<h3>${outputHtml(title)}</h3>${content}` : '';
}

function lineOf(line: number, text: string, isFailed: boolean): string {
  const numbered = outputHtml(`${String(line).padStart(4)}  ${text}`);
  return isFailed ? `<mark>${numbered}</mark>` : numbered;
}

function callPart({ at, path, body, end }: LoggedCall): string {
  const code = codeOf(end?.reply);
  const result = end?.kind === 'response' ? `${end.status}${code}` : (end?.kind ?? 'pending');
  const title = `${timeOf(at)} ${path}: ${result}`;
  return details(title, `${json(body)}${end?.reply === undefined ? '' : json(end.reply)}`);
}

function codeOf(reply: unknown): string {
  return typeof reply === 'object' && reply && 'code' in reply ? `, code ${reply.code}` : '';
}

function messagePart(each: BridgeMessage, all: readonly BridgeMessage[]): string {
  const sides = each.from === 'page' ? 'page → shell' : 'shell → page';
  return details(`${timeOf(each.at)} ${sides} ${messageName(each, all)}`, json(each.message));
}

function details(title: string, content: string): string {
  return `<details><summary>${outputHtml(title)}</summary>${content}</details>`;
}

function json(value: unknown): string {
  return `<pre>${outputHtml(JSON.stringify(value, null, 1) ?? '')}</pre>`;
}

/** The time of day in UTC, with milliseconds. */
function timeOf(instant: string): string {
  return instant.slice(11, 23);
}
