import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import { Section } from '@/components/section/section';
import type { Notice as NoticeText } from '@/lib/api/schemas/home';

/** What the server wants to be known, in its own words; nothing where it has nothing to say. */
export function HomeNotices({ notices }: { notices: readonly NoticeText[] }) {
  const t = useTranslations('home.notices');
  if (notices.length === 0) return null;
  return (
    <Section title={t('title')}>
      <div className="stack">
        {notices.map(({ id, title, text }) => (
          <Notice key={id} title={title}>
            {text}
          </Notice>
        ))}
      </div>
    </Section>
  );
}
