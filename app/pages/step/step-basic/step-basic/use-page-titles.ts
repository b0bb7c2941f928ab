import { useTranslations } from 'next-intl';
import type { BasicPage } from './basic-pages';

/** The titles of the pages. */
export function usePageTitles(): Record<BasicPage, string> {
  const t = useTranslations('stepBasic');
  return { 1: t('who'), 2: t('more') };
}
