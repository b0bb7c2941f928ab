import type { Reply } from '@/lib/bridge/contract';
import { refusal } from './refusal';

declare global {
  interface Navigator {
    /** Chrome on Android alone; W3C Contact Picker API. */
    contacts?: {
      select(properties: readonly string[]): Promise<{ name?: string[]; tel?: string[] }[]>;
    };
  }
}

/** One contact by the browser's own picker, where it has one. */
export async function pickPreviewContact(): Promise<Reply<'pickerContact'>> {
  const { contacts } = navigator;
  if (!contacts) throw refusal('unsupport', 'pickerContact');
  const [contact] = await contacts.select(['name', 'tel']);
  if (!contact) throw refusal('cancelled', 'pickerContact');
  return { name: contact.name?.[0] ?? '', phone: contact.tel?.[0] ?? '' };
}
