import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { iconEye } from '@/components/icon/shapes/input';
import { Row, Rows } from '@/components/rows/rows';
import type { ConsentKind } from '@/lib/consent/kinds';
import type { LongTexts } from '@/lib/i18n/long-texts';
import { ids } from './consent.ids';
import { ConsentData } from './data/consent-data';

type Props = {
  kind: ConsentKind;
  text: LongTexts['consent'];
  /** The very data are on show. */
  isLooking: boolean;
  onLook: () => void;
};

/** A question in plain words, and on a tap the very data that it is about. */
export function ConsentQuestion({ kind, text, isLooking, onLook }: Props) {
  const t = useTranslations('consent');
  const { question, what, why, when, howLong } = text.questions[kind];
  return (
    <>
      <p className="strong">{question}</p>
      <Rows>
        <Row title={t('what')} text={what} />
        <Row title={t('why')} text={why} />
        <Row title={t('when')} text={when} />
        <Row title={t('howLong')} text={howLong} />
      </Rows>
      <p className="small muted mt-2">{t('optional')}</p>
      <div className="mt-3">
        {isLooking ? (
          <section className="consent__data" id={ids.data} aria-label={t('data')}>
            <h3 tabIndex={-1} ref={focusOn}>
              {t('data')}
            </h3>
            <ConsentData kind={kind} text={text} />
          </section>
        ) : (
          <Button id={ids.look} variant="text" icon={iconEye} onClick={onLook}>
            {t('look')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The button that was pressed is gone: the reading goes on where its answer is. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}
