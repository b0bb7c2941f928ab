import { useTranslations } from 'next-intl';
import { bankAccountTypes } from '@/lib/chile/account-number';

/** Names a type of bank account in the user's language; the server's own word for a type that is not known. */
export function useBankAccountType(): (type: string) => string {
  const t = useTranslations('orders.accountTypes');
  return (type) => {
    const known = bankAccountTypes.find((one) => one === type);
    return known ? t(known) : type;
  };
}
