import { contract as calls } from '@/lib/api/contract';
import { behaviorEvents } from '@/lib/behavior/events';
import { contract as bridge } from '@/lib/bridge/contract';
import { partsOf, type SchemaNode } from '@/lib/testing/optional-fields';

/** What the `data` of an upload decodes to: the reply of the shell that it is made from, and behavior events. */
const contents: Readonly<Record<string, SchemaNode>> = {
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

function leaves(schema: SchemaNode, at: string): string[] {
  const { [at]: content = schema } = contents;
  if (content.entries) {
    return Object.entries(content.entries).flatMap(([name, entry]) =>
      leaves(entry, `${at}.${name}`),
    );
  }
  const parts = partsOf(content);
  return parts.length === 0 ? [at] : [...new Set(parts.flatMap((part) => leaves(part, at)))];
}
