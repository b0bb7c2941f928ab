import { useTranslations } from 'next-intl';
import { Toast } from './toast';

/** A confirmation, and a word of the server. */
export const examples = {
  confirms: () => <Toast confirms text={useTranslations('ui.pull')('done')} />,
  tells: () => <Toast text={useTranslations('apiErrors')('server')} />,
};

/** It keeps to the window's upper edge. */
export const alone = true;
