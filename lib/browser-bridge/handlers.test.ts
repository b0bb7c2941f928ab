import { handlers } from './handlers';

afterEach(() => Reflect.deleteProperty(navigator, 'contacts'));

function setContacts(chosen: { name?: string[]; tel?: string[] }[]) {
  const select = jest.fn(async () => chosen);
  Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
  return select;
}

test('returns the first name and number of the chosen contact', async () => {
  const select = setContacts([{ name: ['Rosa Soto'], tel: ['912345678', '22334455'] }]);
  await expect(handlers.pickerContact()).resolves.toEqual({
    name: 'Rosa Soto',
    phone: '912345678',
  });
  expect(select).toHaveBeenCalledWith(['name', 'tel']);
});

test('returns a contact without a number', async () => {
  setContacts([{ name: ['Rosa'] }]);
  await expect(handlers.pickerContact()).resolves.toEqual({ name: 'Rosa', phone: '' });
});

test('rejects with cancelled when the picker is closed', async () => {
  setContacts([]);
  await expect(handlers.pickerContact()).rejects.toMatchObject({ code: 'cancelled' });
});

test('rejects with unsupport in a browser without a contact picker', async () => {
  await expect(handlers.pickerContact()).rejects.toMatchObject({ code: 'unsupport' });
});
