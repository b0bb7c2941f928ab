import { useTranslations } from 'next-intl';
import { ids } from '@/app/payout/payout.ids';
import { Button } from '@/components/button/button';
import { Figure, Figures } from '@/components/figures/figures';
import { Icon } from '@/components/icon/icon';
import { iconBuildingBank, iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Sheet } from '@/components/sheet/sheet';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import type { Asked } from './use-account-check';

type Props = Asked & {
  /** Confirmed, and on its way: it can no longer be taken back. */
  saving: boolean;
};

/** "Te pagaremos a …": the account in short, as the loan will name it, and its whole number to compare. */
export function AccountCheck({ info, saving, confirm, correct }: Props) {
  const t = useTranslations('payout.check');
  const format = useFormat();
  const isYape = info.account_type === 'yape';
  const banks = useCall('app/get_bank_list', isYape ? null : {}, { quiet: true });
  const bank = banks.data?.find(({ code }) => code === info.bank_code)?.name ?? t('bank');
  const tail = info.account_number.slice(-4);
  function dismiss() {
    if (!saving) correct();
  }
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={dismiss}
      footer={
        <Button id={ids.checkConfirm} loading={saving} onClick={confirm}>
          {t('confirm')}
        </Button>
      }
    >
      <div className="card card--flat step-withdrawal-new__account">
        <span className="disc">
          <Icon of={isYape ? iconDeviceMobile : iconBuildingBank} size="s" />
        </span>
        <p className="step-withdrawal-new__words">
          <span className="small muted">{t('payTo')}</span>
          <br />
          <b>{info.full_name}</b>
          <br />
          <span className="num">
            {isYape ? t('yape') : bank} <span aria-hidden="true">•••• {tail}</span>
            <span className="vh">{t('tail', { tail })}</span>
          </span>
        </p>
        <button
          type="button"
          id={ids.checkCorrect}
          className="link step-withdrawal-new__correct"
          onClick={dismiss}
        >
          {t('correct')}
        </button>
      </div>
      <Figures>
        <Figure
          label={isYape ? t('phone') : t('number')}
          value={isYape ? format.phone(info.account_number) : inFours(info.account_number)}
        />
      </Figures>
      <p className="small muted">{t('warning')}</p>
    </Sheet>
  );
}

/** Digits in groups of four, easier to hold against a card. */
function inFours(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
