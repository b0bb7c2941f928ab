import fc from 'fast-check';
import { type AccountOwner, accountDoubts, likelyCuentaRut } from './account-doubts';
import { checkDigitOf, parseRun } from './run';

const ana: AccountOwner = {
  run: '18972631-7',
  name: { first: 'Ana María', last: 'Rojas Peña' },
  phones: ['+56987654567', '+56911112222'],
};
const account = {
  account_type: 'bank',
  bank_code: '012',
  account_number: '18972631',
  bank_account_type: 'vista',
  full_name: 'Ana Rojas',
} as const;
const kinds = (part: object, owner = ana) =>
  accountDoubts({ ...account, ...part }, owner).map(({ kind, likely }) => [kind, likely]);

test('the own CuentaRUT in the own name is not doubted', () => {
  expect(kinds({})).toEqual([]);
});

test.each(['RUN: 18.972.631-7', '189726317', '18972631-7', '18.972.631-7', '0189726317'])(
  'the CuentaRUT %s has the check digit, and the number without it is offered',
  (account_number) => {
    expect(kinds({ account_number })).toEqual([['checkDigit', '18972631']]);
  },
);

test('a check digit K is noticed while it is typed', () => {
  const owner = { ...ana, run: '9068826-K' };
  expect(kinds({ account_number: '9.068.826-k' }, owner)).toEqual([['checkDigit', '9068826']]);
  expect(likelyCuentaRut({ ...account, account_number: '9068826K' }, '')).toBe('9068826');
});

test('a CuentaRUT with zeros before the RUN is offered without them', () => {
  expect(kinds({ account_number: '00018972631' })).toEqual([['zeros', '18972631']]);
});

test.each(['11111111', '111111111', '11.111.111-1'])(
  '%s is another person’s CuentaRUT, and the own one is offered',
  (account_number) => {
    expect(kinds({ account_number })).toEqual([['otherRun', '18972631']]);
  },
);

test('a RUN with its check digit is noticed without knowing whose it is', () => {
  const unknown = { run: '', name: null, phones: [] };
  expect(kinds({ account_number: '11.111.111-1' }, unknown)).toEqual([['checkDigit', '11111111']]);
  expect(kinds({ account_number: '11111111' }, unknown)).toEqual([]);
});

test('other accounts of BancoEstado are not taken for a CuentaRUT', () => {
  expect(kinds({ account_number: '12345678901', bank_account_type: 'ahorro' })).toEqual([]);
  expect(kinds({ account_number: '11111111', bank_account_type: 'corriente' })).toEqual([]);
});

test('the own RUN with its check digit as the number at another bank is asked about', () => {
  const other = { bank_code: '037', bank_account_type: 'corriente' };
  expect(kinds({ ...other, account_number: '189726317' })).toEqual([['ownRun', undefined]]);
  expect(kinds({ ...other, account_number: '70123456' })).toEqual([]);
});

test.each([
  ['012', '18972631', 'corriente', [['type', 'vista']]],
  ['730', '1234567890', 'ahorro', [['type', 'vista']]],
  ['875', '1234567890', 'vista', []],
  ['875', '1234567890', undefined, []],
  ['001', '1234567890', 'ahorro', []],
] as const)(
  'at bank %s the number %s as %s is doubted: %j',
  (bank_code, account_number, bank_account_type, doubts) => {
    expect(kinds({ bank_code, account_number, bank_account_type })).toEqual(doubts);
  },
);

test('a Yape of none of the own numbers is asked about', () => {
  const yape = { account_type: 'yape', bank_code: undefined, bank_account_type: undefined };
  expect(kinds({ ...yape, account_number: '9 1111 2222' })).toEqual([]);
  expect(kinds({ ...yape, account_number: '+56999998888' })).toEqual([['phone', undefined]]);
  expect(kinds({ ...yape, account_number: '+56999998888' }, { ...ana, phones: [] })).toEqual([]);
});

test('the name of another person is asked about, with the own one', () => {
  expect(kinds({ full_name: 'Pedro Soto' })).toEqual([['holder', 'Ana María Rojas Peña']]);
  expect(kinds({ full_name: 'Pedro Soto' }, { ...ana, name: null })).toEqual([]);
});

test('each doubt names the field on the wire', () => {
  const doubts = accountDoubts(
    {
      ...account,
      account_number: '189726317',
      bank_account_type: 'ahorro',
      full_name: 'Pedro Soto',
    },
    ana,
  );
  expect(doubts.map(({ field }) => field)).toEqual([
    'account_number',
    'bank_account_type',
    'full_name',
  ]);
});

const runs = fc.integer({ min: 1_000_000, max: 49_999_999 }).map(String);
const spellings = fc.constantFrom(
  (digits: string, check: string) => `${digits}${check}`,
  (digits: string, check: string) => `${digits}-${check}`,
  (digits: string, check: string) => `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}-${check}`,
  (digits: string, check: string) => `0${digits}${check.toLowerCase()}`,
);

test('whatever the RUN and its spelling, the offered number is accepted and is the RUN without its check digit', () => {
  fc.assert(
    fc.property(runs, spellings, (digits, spell) => {
      const check = checkDigitOf(digits);
      const owner = { ...ana, run: `${digits}-${check}` };
      expect(parseRun(owner.run)).toEqual({ ok: true, value: owner.run });
      expect(kinds({ account_number: spell(digits, check) }, owner)).toEqual([
        ['checkDigit', digits],
      ]);
      expect(kinds({ account_number: digits }, owner)).toEqual([]);
    }),
  );
});
