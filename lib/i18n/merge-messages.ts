import type { AbstractIntlMessages } from 'next-intl';

/** `messages` over `base`, group by group: a key that `messages` lacks comes from `base`. */
export function mergeMessages(
  base: AbstractIntlMessages,
  messages: AbstractIntlMessages,
): AbstractIntlMessages {
  const merged: AbstractIntlMessages = { ...base };
  for (const [key, value] of Object.entries(messages)) {
    const under = merged[key];
    merged[key] = isGroup(under) && isGroup(value) ? mergeMessages(under, value) : value;
  }
  return merged;
}

function isGroup(value: unknown): value is AbstractIntlMessages {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
