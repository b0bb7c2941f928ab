import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { iconBuildingBank, iconCreditCard } from '@/components/icon/shapes/loan';
import type { PayOption } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';

type Props = {
  options: readonly PayOption[];
  /** Id of the chosen one. */
  chosen: string;
  onChoose(id: string): void;
};

const icons = { link: iconCreditCard, transfer: iconBuildingBank };

/** The ways to pay, each with what it costs on top. */
export function PayOptionList({ options, chosen, onChoose }: Props) {
  const t = useTranslations('payment');
  const format = useFormat();
  const hints = { link: t('linkHint'), transfer: t('transferHint') };
  return (
    <fieldset className="pay-options" id={paymentIds.options}>
      <legend className="vh">{t('way')}</legend>
      {options.map(({ id, name, kind, fee }) => (
        <label key={id} className="pay-option">
          <input
            type="radio"
            className="vh"
            name="pay-option"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="disc">
            <Icon of={icons[kind]} size="s" />
          </span>
          <span className="grow">
            <b className="pay-option__name">{name}</b>
            <span className="small muted">{hints[kind]}</span>
          </span>
          <span className="small muted num">
            {fee === 0 ? t('noFee') : t('fee', { fee: format.money(fee) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
