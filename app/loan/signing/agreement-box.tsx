import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Agreement } from '@/app/agreement/agreement';
import type { ShownAgreement } from '@/app/agreement/agreement-record';
import { Button } from '@/components/button/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { classes } from '@/components/foundation/classes';
import { ids } from '../loan.ids';

type Props = {
  agreement: ShownAgreement;
  isAgreed: boolean;
  /** The user has pressed the button that signs without ticking the box. */
  isMissing: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/** The agreement in a scrolling box, which a button expands to its full height, and the box to tick below it. */
export function AgreementBox({ agreement, isAgreed, isMissing, onAgree }: Props) {
  const t = useTranslations('sign');
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <section
        id={ids.agreement}
        className={classes('agreement-box', isExpanded && 'agreement-box--expanded')}
        aria-label={t('agreement.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard focus
        tabIndex={0}
      >
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
