'use client';
import { LazyText } from '@/app/account/lazy-text';
import type { AgreementText } from './agreement-text';
import { loadAgreement } from './load-agreement';
import { type AgreementTerms, useAgreementFigures } from './use-agreement-figures';
import './agreement.css';

/** The agreement of one loan, clause by clause, in the language on show. Its title is the screen's. */
export function Agreement({ terms }: { terms: AgreementTerms }) {
  return (
    <LazyText name="agreement" load={loadAgreement}>
      {(text) => <Clauses text={text} terms={terms} />}
    </LazyText>
  );
}

function Clauses({ text, terms }: { text: AgreementText; terms: AgreementTerms }) {
  const clauses = text(useAgreementFigures(terms));
  return (
    <ol className="agreement">
      {clauses.map(({ id, title, paragraphs }, index) => (
        <li key={id} className="agreement__clause">
          <h2 className="agreement__title">{`${index + 1}. ${title}`}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
