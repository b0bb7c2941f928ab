import { getRequestConfig } from 'next-intl/server';

/** Asked for by next-intl's build plugin; every message reaches the screens through `I18nProvider` instead. */
export default getRequestConfig(async () => ({ locale: 'es', messages: {} }));
