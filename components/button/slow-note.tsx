import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** After how much time work is called slow, in ms. */
const slowMs = 6000;

/** Above a button that commits and works: once it takes long, that it goes on and need not be pressed again. */
export function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="btn__slow" role="status">
      {isSlow && <Text />}
    </div>
  );
}

function Text() {
  return <p>{useTranslations('ui.button')('slow')}</p>;
}
