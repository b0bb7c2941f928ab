import { useTranslations } from 'next-intl';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { usePageTurn } from '@/lib/router/use-page-turn';
import { type BasicPage, pages } from './basic-pages';
import { ids } from './screen.ids';
import { usePageTitles } from './use-page-titles';

/** The way to the other pages in a correction, where each page saves. Back leaves, wherever the user has looked. */
export function OtherPages({ page }: { page: BasicPage }) {
  const t = useTranslations('stepBasic');
  const titles = usePageTitles();
  const turn = usePageTurn();
  return (
    <Section title={t('otherPages')}>
      <Rows>
        {pages
          .filter((other) => other !== page)
          .map((other) => (
            <LinkRow
              key={other}
              id={ids.toPage(other)}
              title={titles[other]}
              onClick={() => turn(other, 'replace')}
            />
          ))}
      </Rows>
    </Section>
  );
}
