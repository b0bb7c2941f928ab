import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type screens from '@/locales/screens/es.json';
import type start from '@/locales/start/es.json';
import type { Locale } from './locale';

/** Both parts of a catalogue, with the keys of Spanish. */
type Messages = typeof start & typeof screens;

/** A key of the namespace `errors`: the message of a form's schema. */
export type ErrorKey = MessageKeys<Messages['errors'], NestedKeyOf<Messages['errors']>>;

/** Has tsc check the keys that are passed to `useTranslations` and `t`. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
