import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Agreement } from '@/app/agreement/agreement';
import type { AgreementTerms } from '@/app/agreement/use-agreement-figures';
import { LongText } from '@/app/long-text/long-text';
import { Button } from '@/components/button/button';
import { classes } from '@/components/foundation/classes';
import { ids } from './screen.ids';

type Props = {
  terms: AgreementTerms;
  /** The whole text stands there: it can be signed. */
  onShown: () => void;
};

/** The agreement in a box that scrolls, by keyboard too, and opens to its full length. */
export function AgreementBox({ terms, onShown }: Props) {
  const t = useTranslations('sign.agreement');
  const [whole, setWhole] = useState(false);
  return (
    <>
      <section
        id={ids.agreement}
        className={classes('sign__agreement', whole && 'sign__agreement--whole')}
        aria-label={t('label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <LongText name="agreement">
          {() => (
            <Shown onShown={onShown}>
              <Agreement terms={terms} heading="h3" />
            </Shown>
          )}
        </LongText>
      </section>
      <Button small variant="text" id={ids.whole} onClick={() => setWhole(!whole)}>
        {whole ? t('less') : t('whole')}
      </Button>
    </>
  );
}

function Shown({ onShown, children }: Pick<Props, 'onShown'> & { children: React.ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
