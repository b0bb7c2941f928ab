'use client';
import { LongText } from '@/app/long-text/long-text';
import { type AgreementTerms, useAgreementFigures } from './use-agreement-figures';
import './agreement.css';

type Props = {
  terms: AgreementTerms;
  /** The clauses' headings: one level below that of the agreement's title. */
  heading?: 'h2' | 'h3';
};

/** The agreement of one loan, clause by clause, in the current language. Its title is the screen's. */
export function Agreement({ terms, heading: Heading = 'h2' }: Props) {
  return (
    <LongText name="agreement" values={useAgreementFigures(terms)}>
      {(clauses) => (
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
      )}
    </LongText>
  );
}
