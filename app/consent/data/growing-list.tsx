import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button/button';
import { Rows } from '@/components/rows/rows';

/** How many rows are added at a time: a phone has thousands of messages. */
const pageLength = 20;

type Props<T> = {
  label: string;
  items: readonly T[];
  /** The row of an item; its place in the list tells it from the others. */
  row: (item: T, place: number) => ReactNode;
};

/** The first of many rows, and more of them on a tap. */
export function GrowingList<T>({ label, items, row }: Props<T>) {
  const t = useTranslations('consent');
  const [shown, setShown] = useState(pageLength);
  return (
    <>
      <Rows label={label}>{items.slice(0, shown).map(row)}</Rows>
      {items.length > shown && (
        <Button small variant="soft" onClick={() => setShown(shown + pageLength)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
