import { getRequestConfig } from 'next-intl/server';

/** Required by next-intl's build plugin; the messages come from `I18nProvider`. */
export default getRequestConfig(async () => ({ locale: 'es', messages: {} }));
