import type {
  BasicInfo,
  ExtraInfo,
  TransferInfo,
  TransferRequest,
} from '@/lib/api/schemas/application';
import { type AccountDoubt, type AccountOwner, accountDoubts } from '@/lib/chile/account-doubts';
import { isCuentaRut, parseAccountNumber } from '@/lib/chile/account-number';
import { parseBirthDate } from '@/lib/chile/age';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import type { Checked } from '@/lib/chile/checked';
import { parseName } from '@/lib/chile/names';
import { parsePhone, samePhone } from '@/lib/chile/phone';
import { parseRun, type RunFault } from '@/lib/chile/run';
import { FieldCheck, type Message, type RefusalKey } from '../core/refusal';

import { isAreaBelow } from '../data/areas';
import banks from '../data/banks.json';
import type { LabelledOption } from '../data/options';
import lists from '../data/options.json';

/** Validates `BasicInfo` and returns its canonical form; the refusal lists every wrong field. */
export function checkedBasicInfo(info: BasicInfo, today: CalendarDate): BasicInfo {
  const check = new FieldCheck();
  const first_name = canonical(check, 'first_name', [parseName(info.first_name), nameText]);
  const last_name = canonical(check, 'last_name', [parseName(info.last_name), nameText]);
  const whatsapp = canonical(check, 'whatsapp', [parsePhone(info.whatsapp), phoneText]);
  const parsedRun = parseRun(info.run);
  const run = canonical(check, 'run', [
    parsedRun,
    { key: parsedRun.ok ? 'run_format' : (runTexts[parsedRun.cause] ?? 'run_format') },
  ]);
  const born = parseBirthDate(info.birth_date, today);
  check.need(born.ok, 'birth_date', {
    key: !born.ok && born.cause === 'tooYoung' ? 'under_age' : 'birth_date',
  });
  needOptions(check, lists.basic, info);
  check.need(isAreaBelow(undefined, info.city), 'city', { key: 'choose_city' });
  check.need(isAreaBelow(info.city, info.district), 'district', { key: 'choose_district' });
  check.need(isAreaBelow(info.district, info.community), 'community', { key: 'choose_community' });
  for (const [at, question] of lists.overdue_questions.entries()) {
    const answer = info.overdue_answers.find(({ id }) => id === question.id);
    const known = question.options.some(({ value }) => value === answer?.value);
    check.need(known, `overdue_answers.${at}.value`, { key: 'choose_option' });
  }
  // A text field of the wire schema without a rule of its own only has to be filled in.
  for (const [field, value] of Object.entries(info)) {
    if (typeof value === 'string') check.needText(field, value);
  }
  check.done();
  return { ...info, first_name, last_name, whatsapp, run };
}

/** Validates `ExtraInfo` for the account of `ownPhone`, which may be empty, and returns its canonical form; the refusal lists every wrong field. */
export function checkedExtraInfo(info: ExtraInfo, ownPhone: string): ExtraInfo {
  const check = new FieldCheck();
  const { relationship, ...others } = lists.extra;
  needOptions(check, others, info);
  const [first, second] = info.contacts;
  const checked = (contact: typeof first, at: number) => {
    const field = `contacts.${at}`;
    needOption(check, `${field}.relationship`, [relationship, contact.relationship]);
    return {
      relationship: contact.relationship,
      name: canonical(check, `${field}.name`, [parseName(contact.name), nameText]),
      phone: canonical(check, `${field}.phone`, [parsePhone(contact.phone), phoneText]),
    };
  };
  const contacts: ExtraInfo['contacts'] = [checked(first, 0), checked(second, 1)];
  for (const [at, { phone }] of info.contacts.entries()) {
    check.need(!samePhone(phone, ownPhone), `contacts.${at}.phone`, {
      key: 'contact_own',
      values: { number: at + 1 },
    });
  }
  const same = parsePhone(second.phone).ok && samePhone(first.phone, second.phone);
  check.need(!same, 'contacts.1.phone', { key: 'contact_same' });
  check.done();
  return { ...info, contacts };
}

/**
 * Validates `TransferInfo` for its owner and returns its canonical form; the refusal lists every wrong field. What is
 * surely a mistake or not the owner's is refused, unless the user has confirmed it. An app that is older than the field
 * sends no `bank_account_type`.
 */
export function checkedTransferInfo(
  { confirmed = [], ...info }: TransferRequest,
  owner: AccountOwner,
): TransferInfo {
  const check = new FieldCheck();
  const { account_type, bank_code } = info;
  const full_name = canonical(check, 'full_name', [parseName(info.full_name), nameText]);
  const account_number = canonical(check, 'account_number', [
    parseAccountNumber(account_type, info.account_number),
    account_type === 'yape' ? phoneText : { key: 'account_digits' },
  ]);
  const bank = banks.find(({ code }) => code === bank_code);
  check.need(account_type === 'yape' || bank !== undefined, 'bank_code', { key: 'choose_bank' });
  const isRut = isCuentaRut(owner.run, { bank_code, account_number });
  const type = info.bank_account_type ?? (isRut ? 'vista' : undefined);
  check.need(!isRut || type === 'vista', 'bank_account_type', { key: 'cuenta_rut_vista' });
  for (const { kind, field, likely = '' } of accountDoubts(info, owner)) {
    const key = doubtTexts[kind];
    if (key && !confirmed.includes(field)) check.refuseOnce(field, { key, values: { likely } });
  }
  check.done();
  if (account_type === 'yape') return { account_type, account_number, full_name };
  const account = { account_type, bank_code, account_number, full_name };
  return type === undefined ? account : { ...account, bank_account_type: type };
}

/** The doubts that are refused; of the others the page asks only. */
const doubtTexts: Partial<Record<AccountDoubt['kind'], RefusalKey>> = {
  checkDigit: 'account_check_digit',
  otherRun: 'account_other_run',
  holder: 'account_holder',
};

const runTexts: Partial<Record<RunFault, RefusalKey>> = {
  checkDigit: 'run_digit',
  company: 'run_company',
};
const nameText: Message = { key: 'name_length' };
const phoneText: Message = { key: 'enter_phone' };

/** The canonical value; empty where the check fails. */
function canonical(
  check: FieldCheck,
  field: string,
  [checked, error]: [Checked<string, string>, Message],
): string {
  check.need(checked.ok, field, error);
  return checked.ok ? checked.value : '';
}

function needOptions<Name extends string>(
  check: FieldCheck,
  options: Record<Name, readonly LabelledOption[]>,
  info: Record<NoInfer<Name>, string>,
): void {
  for (const name in options) needOption(check, name, [options[name], info[name]]);
}

function needOption(
  check: FieldCheck,
  field: string,
  [list, value]: [readonly LabelledOption[], string],
): void {
  check.need(
    list.some((option) => option.value === value),
    field,
    { key: 'choose_option' },
  );
}
