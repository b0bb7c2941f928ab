'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { iconCopy } from '@/components/icon/shapes/input';
import { iconCheck } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { useLongPress } from '@/lib/gestures/use-long-press';
import { useCopy } from './use-copy';

type Props = {
  label: string;
  value: string;
  /** What is copied, if it differs from what is shown. */
  copy?: string;
  /** What is to be known of it. */
  note?: string;
};

/** One entry of a `dl` that can be copied, by its button or by a long press anywhere on it. */
export function CopyRow({ label, value, copy: text = value, note }: Props) {
  const t = useTranslations('orders.copy');
  const { copied, copy } = useCopy(label, text);
  const longPress = useLongPress(copy);
  return (
    <div className="copy-row" {...longPress}>
      <dt className="small muted">{label}</dt>
      <dd className="copy-row__value strong">{breakable(value)}</dd>
      <dd>
        <IconButton
          icon={copied ? iconCheck : iconCopy}
          label={t('copy', { label })}
          onClick={copy}
        />
      </dd>
      {note && <dd className="copy-row__note small strong">{note}</dd>}
    </div>
  );
}

/** An e-mail address breaks before its host and within it at a point, not within a word. */
function breakable(value: string): ReactNode {
  if (!value.includes('@')) return value;
  return value.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are in a fixed order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
