import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type apply from '@/locales/apply/es.json';
import type loan from '@/locales/loan/es.json';
import type start from '@/locales/start/es.json';
import type { Locale } from './locale';

/** All parts of a catalogue, with the keys of Spanish. */
type Messages = typeof start & typeof apply & typeof loan;

/** A key of any part of a catalogue. */
export type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** A key of the namespace `errors`: the message of a form's schema. */
export type ErrorKey = MessageKeys<Messages['errors'], NestedKeyOf<Messages['errors']>>;

/** Has tsc check the keys that are passed to `useTranslations` and `t`. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
