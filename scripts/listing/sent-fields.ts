import { contract as calls } from '@/lib/api/contract';
import { behaviorEvents } from '@/lib/behavior/events';
import { contract as bridge } from '@/lib/bridge/contract';

/** What the `data` of an upload decodes to: the reply of the shell that it is made from, and behavior events. */
const contents: Readonly<Record<string, unknown>> = {
  'user/upload_device.data': bridge.deviceInfo.reply,
  'user/upload_app.data': bridge.installAppInfo.item,
  'user/upload_sms.sms_list': bridge.smsInfo.item,
  'user/upload_behavior.data': {
    entries: Object.fromEntries(Object.entries(behaviorEvents).map(([key, { sub }]) => [key, sub])),
  },
};

/**
 * Every field that the app sends to its server, as `call.field.field`, without the items' index of a list. Read
 * from the schemas that the app itself sends with, so that none can be forgotten.
 */
export function sentFields(): string[] {
  return Object.entries(calls).flatMap(([path, { body }]) => leaves(body, path));
}

function leaves(schema: unknown, at: string): string[] {
  const content = contents[at];
  if (content !== undefined && content !== schema) return leaves(content, at);
  if (!isRecord(schema)) return [at];
  if (isRecord(schema.entries)) {
    return Object.entries(schema.entries).flatMap(([name, entry]) =>
      leaves(entry, `${at}.${name}`),
    );
  }
  if (isRecord(schema.wrapped)) return leaves(schema.wrapped, at);
  if (isRecord(schema.item)) return leaves(schema.item, at);
  if (Array.isArray(schema.items)) return leaves(schema.items[0], at);
  const bodies = Array.isArray(schema.options) ? schema.options.filter(isRecord) : [];
  if (bodies.length > 0) return [...new Set(bodies.flatMap((body) => leaves(body, at)))];
  return [at];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
