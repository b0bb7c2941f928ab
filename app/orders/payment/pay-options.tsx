import { useTranslations } from 'next-intl';
import { ChosenTick } from '@/components/chosen-tick/chosen-tick';
import { Icon } from '@/components/icon/icon';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import type { PayOption } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { paymentIds } from './payment.ids';
import { wayIcon } from './way-icon';

type Props = {
  options: readonly PayOption[];
  /** Id of the selected one; absent until one is. */
  selected: string | undefined;
  onSelect(id: string): void;
};

/** The ways to pay as radio buttons, each with its fee. */
export function PayOptions({ options, selected, onSelect }: Props) {
  const t = useTranslations('payment');
  const format = useFormat();
  const hints = { link: t('linkHint'), transfer: t('transferHint') };
  return (
    <fieldset className="pay-options" id={paymentIds.options}>
      <legend className="small muted">{t('way')}</legend>
      {options.map(({ id, name, kind, fee }) => (
        <label key={id} className="pay-option">
          <input
            type="radio"
            className="visually-hidden"
            name="pay-option"
            value={id}
            checked={id === selected}
            onChange={() => onSelect(id)}
          />
          <span className="disc">
            <Icon of={wayIcon({ id, kind })} size="s" />
          </span>
          <span className="grow">
            <span className="between">
              <b>{name}</b>
              <ChosenTick />
            </span>
            <span className="between small muted num">
              <span className="pay-option__hint">{hints[kind]}</span>
              <span>{fee === 0 ? t('noFee') : t('fee', { fee: format.money(fee) })}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Placeholder for all and a part of what is due, and three ways to pay. */
export function PayOptionsSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <div>
          <Bone shape="small" width={20} />
          {['all', 'part'].map((amount) => (
            <div key={amount} className="pay-option">
              <Bone width={40} />
            </div>
          ))}
        </div>
        <div>
          <Bone shape="small" width={20} />
          {['first', 'second', 'third'].map((option) => (
            <div key={option} className="pay-option">
              <Bone shape="disc" />
              <span className="grow">
                <Bone width={40} />
                <Bone shape="small" width={80} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
