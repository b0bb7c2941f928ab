'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { iconChevronDown } from '@/components/icon/shapes/navigation';
import { Section } from '@/components/section/section';
import { TextField } from '@/components/text-field/text-field';
import { useLinkTo } from '@/lib/router/use-link-to';
import { faqLinks } from './faq-links';
import { type FaqEntry, type FaqTopic, searchFaq } from './search-faq';
import './faq.css';

/** Questions by topic with a search over them; each opens to its answer. */
export function FaqList({ topics }: { topics: readonly FaqTopic[] }) {
  const t = useTranslations('faq');
  const id = useId();
  const [query, setQuery] = useState('');
  const found = searchFaq(topics, query);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="faq">
      <TextField
        id={id}
        type="search"
        label={t('search')}
        value={query}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="faq__count" role="status">
        {query.trim() !== '' && t('found', { count })}
      </p>
      {found.map((topic) => (
        <Section key={topic.id} title={topic.title}>
          {topic.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Section>
      ))}
    </div>
  );
}

function Entry({ entry: { id, question, answer, link } }: { entry: FaqEntry }) {
  const linkTo = useLinkTo();
  const path = faqLinks[id];
  return (
    <details className="faq__entry">
      <summary className="faq__question">
        <span className="grow">{question}</span>
        <Icon of={iconChevronDown} />
      </summary>
      <div className="faq__answer">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && path && (
          <a className={buttonClass('soft', true)} {...linkTo(path)}>
            {link}
          </a>
        )}
      </div>
    </details>
  );
}
