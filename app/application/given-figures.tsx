import { useTranslations } from 'next-intl';
import { useBankAccountType } from '@/app/orders/use-bank-account-type';
import { Figure, Figures } from '@/components/figures/figures';
import { useTextOf, withOwnTexts } from '@/lib/api/own-texts';
import type { CodeName, Option } from '@/lib/api/schemas/basics';
import { formatAccountNumber } from '@/lib/chile/account-number';
import { useFormat } from '@/lib/format/use-format';
import { isSurnameFirst } from '@/lib/i18n/locale';
import type { GivenData } from './given-data';

/** The data with the named part, which was given. */
type Given<Part extends keyof GivenData> = GivenData & {
  [name in Part]: NonNullable<GivenData[name]>;
};

/** The basic information, as the user gave it: who they are, then their life, as on the pages that ask for it. */
export function BasicFigures({ basic, basicOptions, areas }: Given<'basic'>) {
  const t = useTranslations('stepBasic');
  const format = useFormat();
  const { gender, education, industry, loan_purpose, overdue_questions } = withOwnTexts(
    'app/get_list_page1_new',
    basicOptions,
    useTextOf(),
  );
  const names = [
    <Figure key="first" label={t('firstName')} value={basic.first_name} />,
    <Figure key="last" label={t('lastName')} value={basic.last_name} />,
  ];
  const answerOf = (id: string) => basic.overdue_answers.find((one) => one.id === id)?.value ?? '';
  const home = [basic.community, basic.district, basic.city].map((code) => nameOf(areas, code));
  return (
    <>
      <Figures>
        {isSurnameFirst(format.locale) ? names.toReversed() : names}
        <Figure label={t('run')} value={format.run(basic.run)} />
        <Figure label={t('birthDate')} value={format.date(basic.birth_date, 'long')} />
        <Figure label={t('gender')} value={labelOf(gender, basic.gender)} />
        <Figure label={t('whatsapp')} value={format.phone(basic.whatsapp)} />
      </Figures>
      <Figures>
        <Figure label={t('home')} value={home.join(', ')} />
        <Figure label={t('education')} value={labelOf(education, basic.education)} />
        <Figure label={t('industry')} value={labelOf(industry, basic.industry)} />
        <Figure label={t('purpose')} value={labelOf(loan_purpose, basic.loan_purpose)} />
        {overdue_questions.map(({ id, text, options }) => (
          <Figure key={id} label={text} value={labelOf(options, answerOf(id))} />
        ))}
      </Figures>
    </>
  );
}

/** The social information. */
export function SocialFigures({ extra, extraOptions }: Given<'extra'>) {
  const t = useTranslations('stepSocial');
  const format = useFormat();
  const { employment, salary, marital, relationship } = withOwnTexts(
    'app/get_list_page2_new',
    extraOptions,
    useTextOf(),
  );
  return (
    <Figures>
      <Figure label={t('employment')} value={labelOf(employment, extra.employment)} />
      <Figure label={t('salary')} value={labelOf(salary, extra.salary)} />
      <Figure label={t('marital')} value={labelOf(marital, extra.marital)} />
      {extra.contacts.map((contact, index) => (
        <Figure
          key={contact.phone}
          label={t(index === 0 ? 'contact1' : 'contact2')}
          value={
            <>
              {contact.name}
              <br />
              {labelOf(relationship, contact.relationship)}
              <br />
              {format.phone(contact.phone)}
            </>
          }
        />
      ))}
    </Figures>
  );
}

/** The account that loans are paid to. */
export function AccountFigures({ transfer, banks }: Given<'transfer'>) {
  const t = useTranslations('payout');
  const format = useFormat();
  const typeName = useBankAccountType();
  const { account_type, bank_code = '', account_number, full_name, bank_account_type } = transfer;
  return (
    <Figures>
      {account_type === 'yape' ? (
        <Figure label={t('phone')} value={format.phone(account_number)} />
      ) : (
        <>
          <Figure label={t('bank')} value={nameOf(banks, bank_code) || t('bankAccount')} />
          {bank_account_type && <Figure label={t('type')} value={typeName(bank_account_type)} />}
          <Figure label={t('number')} value={formatAccountNumber({ bank_code, account_number })} />
        </>
      )}
      <Figure label={t('holder')} value={full_name} />
    </Figures>
  );
}

/** The label of a chosen value; the value itself where the list no longer has it. */
function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function nameOf(list: readonly CodeName[], code: string): string {
  return list.find((item) => item.code === code)?.name ?? code;
}
