import { createTranslator } from 'next-intl';
import { catalogues } from './catalogues';

/** A text of the Spanish catalogue by its key, as `useTranslations` formats it: tests quote none. */
export const textOf = createTranslator({
  locale: 'es',
  messages: catalogues.es,
  timeZone: 'America/Santiago',
  onError(error) {
    throw error;
  },
});
