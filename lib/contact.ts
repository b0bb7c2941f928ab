import { config } from './config';
import { encodeText } from './encode-text';

/**
 * How a person reaches customer service: all screens take it from here. In a build for the sandbox there is
 * none, so the numbers belong to nobody (all zeros) and the address is of the reserved `.example`.
 */
export const contact = config.lender.contact ?? {
  /** As it is shown; calls go to the same digits. */
  phone: '+56 600 000 0000',
  /** A number that answers on WhatsApp. */
  whatsapp: '+56 9 0000 0000',
  email: 'ayuda@luka.example',
};

/** The ways of `contact` as addresses: `tel:`, `https:` (WhatsApp) and `mailto:`. */
export const contactUris = {
  phone: `tel:+${digitsOf(contact.phone)}`,
  whatsapp: `https://wa.me/${digitsOf(contact.whatsapp)}`,
  email: `mailto:${contact.email}`,
};

/** A prepared message as addresses: the WhatsApp chat and an e-mail, each to be sent by the user. */
export function messageUris(subject: string, text: string): { whatsapp: string; email: string } {
  const body = encodeText(text);
  return {
    whatsapp: `${contactUris.whatsapp}?text=${body}`,
    email: `${contactUris.email}?subject=${encodeText(subject)}&body=${body}`,
  };
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
