import { useTranslations } from 'next-intl';
import { Stats } from './stats';

/** Three and four figures on the hero's dark panel, and a pair in a box of its own. */
export const examples = {
  three: () => <Panel figures={['$34.000', '$10.000', '$24.000']} />,
  four: () => <Panel figures={['$188.000', '$27.000', '$215.000', '58,3 %']} />,
  largest: () => <Panel figures={['$9.390.600', '$799.200', '$10.189.800', '244,5 %']} />,
  boxed: () => <Stats boxed items={useItems(['$27.000', '58,3 %'])} />,
};

function Panel({ figures }: { figures: readonly string[] }) {
  return (
    <div className="hero__panel">
      <Stats items={useItems(figures)} />
    </div>
  );
}

function useItems(figures: readonly string[]) {
  const t = useTranslations('ui.breakdown');
  const labels = [t('arrival'), t('cost'), t('fee'), t('cae')];
  return figures.map((value, index) => ({ label: labels.at(index - figures.length), value }));
}
