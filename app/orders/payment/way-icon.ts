import type { IconShape } from '@/components/icon/icon';
import { iconBuildingBank, iconCreditCard, iconDeviceMobile } from '@/components/icon/shapes/loan';
import type { PayOption } from '@/lib/api/schemas/order';
import type { AccountType } from '@/lib/chile/account-number';

/** The icon of a way to pay or to be paid. Yape has the phone, whatever the server calls its kind. */
export function wayIcon(way: AccountType | Pick<PayOption, 'id' | 'kind'>): IconShape {
  if (way === 'yape' || (way !== 'bank' && way.id === 'yape')) return iconDeviceMobile;
  return way === 'bank' || way.kind === 'transfer' ? iconBuildingBank : iconCreditCard;
}
