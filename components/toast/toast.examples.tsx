import { useTranslations } from 'next-intl';
import { Toast } from './toast';

/** The server's own message. */
export const examples = {
  message: () => <Toast text={useTranslations('apiErrors')('server')} />,
};

/** It is fixed to the window’s lower edge. */
export const alone = true;
