import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Agreement } from '@/app/agreement/agreement';
import type { ShownAgreement } from '@/app/agreement/agreement-record';
import { Button } from '@/components/button/button';
import { classes } from '@/components/foundation/classes';
import { ids } from './screen.ids';

/** The agreement in a scrolling box, which a button expands to its full height. */
export function AgreementBox({ agreement }: { agreement: ShownAgreement }) {
  const t = useTranslations('sign.agreement');
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <section
        id={ids.agreement}
        className={classes('sign__agreement', isExpanded && 'sign__agreement--expanded')}
        aria-label={t('label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard focus
        tabIndex={0}
      >
        <Agreement agreement={agreement} heading="h3" />
      </section>
      <Button small variant="text" id={ids.whole} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? t('less') : t('whole')}
      </Button>
    </>
  );
}
