import { plainTransfer, transferText } from './transfer-text';

const target = {
  bank: 'BancoEstado',
  account: '900-200.300',
  account_type: 'corriente',
  holder: 'Luka SpA',
  rut: '76.543.210-3',
  email: 'pagos@luka.example',
  reference: 'LUKA123456',
};

test('lists what a bank asks for, in the order and the words of Chilean banks', () => {
  expect(transferText(target, 238_000).split('\n')).toEqual([
    'Nombre: Luka SpA',
    'RUT: 76543210-3',
    'Banco: BancoEstado',
    'Tipo de cuenta: Cuenta corriente',
    'Número de cuenta: 900200300',
    'Correo: pagos@luka.example',
    'Monto: 238000',
    'Mensaje: LUKA123456',
  ]);
});

test('leaves out what an older server does not send', () => {
  const { bank, account, rut, reference } = target;
  expect(transferText({ bank, account, rut, reference }, 1_000)).toBe(
    'RUT: 76543210-3\nBanco: BancoEstado\nNúmero de cuenta: 900200300\nMonto: 1000\nMensaje: LUKA123456',
  );
});

test('keeps the word of a server for an account type that is not known', () => {
  const other = { ...target, account_type: 'Chequera electrónica' };
  expect(plainTransfer(other, 1)).toMatchObject({ account_type: 'Chequera electrónica' });
});

test.each([
  ['vista', 'Cuenta vista'],
  ['corriente', 'Cuenta corriente'],
  ['ahorro', 'Cuenta de ahorro'],
])('writes the account type %s as %s', (account_type, name) => {
  expect(plainTransfer({ ...target, account_type }, 1)).toMatchObject({ account_type: name });
});
