import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type Reason, ReasonLine } from './reason-line';

/** After how much time work is called slow, in ms; where its own words say what it does, they come sooner. */
const slowMs = { own: 2000, general: 6000 };

type Props = {
  /** What is under way, instead of the general words. */
  text?: string | undefined;
  /** What the line has until then, and whose room it keeps. */
  before: Reason;
};

/** Above a button that commits and works: once it takes long, that it goes on and need not be pressed again. */
export function SlowNote({ text, before }: Props) {
  const [isSlow, setSlow] = useState(false);
  const ms = text === undefined ? slowMs.general : slowMs.own;
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div role="status">
      <ReasonLine {...before} {...(isSlow && { text: text ?? <GeneralText /> })} />
    </div>
  );
}

function GeneralText() {
  return useTranslations('ui.button')('slow');
}
