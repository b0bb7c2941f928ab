'use client';
import { LazyText } from '@/app/account/lazy-text';
import type { AgreementText } from './agreement-text';
import { loadAgreement } from './load-agreement';
import { type AgreementTerms, useAgreementFigures } from './use-agreement-figures';
import './agreement.css';

type Props = {
  terms: AgreementTerms;
  /** The clauses' headings: one level below that of the agreement's title. */
  heading?: 'h2' | 'h3';
};

/** The agreement of one loan, clause by clause, in the language on show. Its title is the screen's. */
export function Agreement({ terms, heading = 'h2' }: Props) {
  return (
    <LazyText name="agreement" load={loadAgreement}>
      {(text) => <Clauses text={text} terms={terms} heading={heading} />}
    </LazyText>
  );
}

type ClausesProps = Required<Props> & { text: AgreementText };

function Clauses({ text, terms, heading: Heading }: ClausesProps) {
  const clauses = text(useAgreementFigures(terms));
  return (
    <ol className="agreement">
      {clauses.map(({ id, title, paragraphs }, index) => (
        <li key={id} className="agreement__clause">
          <Heading className="agreement__title">{`${index + 1}. ${title}`}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
