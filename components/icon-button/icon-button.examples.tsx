import { useTranslations } from 'next-intl';
import { iconPlus } from '@/components/icon/shapes/input';
import { IconButton, type IconButtonProps } from './icon-button';

/** Three looks, and at its limit. */
export const examples = {
  plain: () => <Sample />,
  soft: () => <Sample look="soft" />,
  inline: () => <Sample look="inline" />,
  disabled: () => <Sample look="soft" disabled />,
};

function Sample(props: Pick<IconButtonProps, 'look' | 'disabled'>) {
  const t = useTranslations('ui.amount');
  return <IconButton {...props} icon={iconPlus} label={t('more', { step: '$10.000' })} />;
}
