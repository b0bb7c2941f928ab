import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type AgreedLoan, Agreement } from '@/app/agreement/agreement';
import { LongText } from '@/app/long-text/long-text';
import { Button } from '@/components/button/button';
import { classes } from '@/components/foundation/classes';
import { ids } from './screen.ids';

type Props = {
  loan: AgreedLoan;
  /** Called once the whole text has rendered: it can be signed. */
  onShown: () => void;
};

/** The agreement in a scrolling box, which a button expands to its full height. */
export function AgreementBox({ loan, onShown }: Props) {
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
        <LongText name="agreement">
          {() => (
            <Shown onShown={onShown}>
              <Agreement loan={loan} heading="h3" />
            </Shown>
          )}
        </LongText>
      </section>
      <Button small variant="text" id={ids.whole} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? t('less') : t('whole')}
      </Button>
    </>
  );
}

function Shown({ onShown, children }: Pick<Props, 'onShown'> & { children: React.ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
