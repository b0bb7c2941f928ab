'use client';
import { LazyText } from '@/app/account/lazy-text';
import { FaqList } from './faq-list';
import { loadFaq } from './load-faq';

/** The frequent questions in the language on show, searchable; loaded when it is rendered. */
export function Faq() {
  return (
    <LazyText name="faq" load={loadFaq}>
      {(topics) => <FaqList topics={topics} />}
    </LazyText>
  );
}
