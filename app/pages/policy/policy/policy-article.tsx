import type { LongTexts } from '@/lib/i18n/long-texts';

type PolicyText = LongTexts['privacy' | 'terms' | 'about'];

type Props = {
  text: PolicyText;
  /** Its parts carry numbers, so that one can be named. */
  numbered: boolean;
};

/** A policy as headings, paragraphs and lists. */
export function PolicyArticle({ text: { intro, sections }, numbered }: Props) {
  return (
    <>
      <p className="policy__intro">{intro}</p>
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} className="policy__section" aria-labelledby={`policy-${id}`}>
          <h2 id={`policy-${id}`}>{numbered ? `${index + 1}. ${title}` : title}</h2>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a constant text, in its own order
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

/** A paragraph, or a list of points. */
function Block({ block }: { block: string | { list: readonly string[] } }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className="policy__list">
      {block.list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
