import { useTranslations } from 'next-intl';
import { iconReceipt, iconUser } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import { LinkRow, Row, Rows } from './rows';

/** Rows that tell, rows that lead on, rows with an amount, steps. */
export const examples = {
  plain: () => {
    const t = useTranslations('home.how');
    return (
      <Rows>
        <Row icon={iconUser} title={t('who')} text={t('whoText')} />
        <Row icon={iconReceipt} title={t('decide')} text={t('decideText')} />
      </Rows>
    );
  },
  links: () => {
    const t = useTranslations('home.help');
    return (
      <Rows>
        <LinkRow title={t('cost')} onClick={() => undefined} />
        <LinkRow title={t('late')} onClick={() => undefined} />
        <LinkRow icon={iconUser} title={t('person')} onClick={() => undefined} />
      </Rows>
    );
  },
  amounts: () => {
    const t = useTranslations('home.loan');
    return (
      <Rows>
        <Row title={t('asked')} end={<Money amount={200_000} size="line" />} />
        <Row title={t('paid')} end={<Money amount={215_000} size="line" />} />
      </Rows>
    );
  },
  steps: () => {
    const t = useTranslations('home.steps');
    return (
      <Rows ordered>
        <Row title={t('basic')} text={t('basicText')} />
        <Row title={t('withdrawal')} text={t('withdrawalText')} />
      </Rows>
    );
  },
};
