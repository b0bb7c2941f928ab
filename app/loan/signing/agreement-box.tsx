import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Agreement } from '@/app/agreement/agreement';
import type { ShownAgreement } from '@/app/agreement/agreement-record';
import { DraftNotice } from '@/app/long-text/draft-notice';
import { TextPending, type TextState } from '@/app/long-text/long-text';
import { Button } from '@/components/button/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { classes } from '@/components/foundation/classes';
import { ids } from '../loan.ids';
import { Signer } from './signer';

type Props = {
  agreement: ShownAgreement;
  translation: TextState<ShownAgreement> | null;
  isAgreed: boolean;
  /** The user has pressed the button that signs without ticking the box. */
  isMissing: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/**
 * Who signs, and the agreement in a scrolling box, below its translation; a button expands it to its full height. The
 * box to tick follows.
 */
export function AgreementBox({ agreement, translation, isAgreed, isMissing, onAgree }: Props) {
  const t = useTranslations('sign');
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <Signer />
      <div className="mt-3">
        <DraftNotice text={t('agreement.draft')} />
      </div>
      <section
        id={ids.agreement}
        className={classes('agreement-box', isExpanded && 'agreement-box--expanded')}
        aria-label={t('agreement.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard focus
        tabIndex={0}
      >
        {translation && (
          <>
            <p className="lede">{t('agreement.translation')}</p>
            {translation.text ? (
              <Agreement agreement={translation.text} heading="h3" />
            ) : (
              <TextPending state={translation} />
            )}
            <p className="lede mt-5">{t('agreement.signed')}</p>
          </>
        )}
        <Agreement agreement={agreement} heading="h3" />
      </section>
      <Button
        small
        variant="text"
        id={ids.wholeAgreement}
        opens
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? t('agreement.less') : t('agreement.whole')}
      </Button>
      <Checkbox
        id={ids.agree}
        checked={isAgreed}
        error={isMissing && !isAgreed ? t('missing.agree') : undefined}
        onChange={({ target }) => onAgree(target.checked)}
      >
        {t('agree')}
      </Checkbox>
    </>
  );
}
