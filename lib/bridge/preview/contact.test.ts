import { pickPreviewContact } from './contact';

afterEach(() => Reflect.deleteProperty(navigator, 'contacts'));

function setContacts(chosen: { name?: string[]; tel?: string[] }[]) {
  const select = jest.fn(async () => chosen);
  Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
  return select;
}

test('the one contact that the person chose comes with its first name and number', async () => {
  const select = setContacts([{ name: ['Rosa Soto'], tel: ['912345678', '22334455'] }]);
  await expect(pickPreviewContact()).resolves.toEqual({ name: 'Rosa Soto', phone: '912345678' });
  expect(select).toHaveBeenCalledWith(['name', 'tel']);
});

test('a contact without a number is one all the same', async () => {
  setContacts([{ name: ['Rosa'] }]);
  await expect(pickPreviewContact()).resolves.toEqual({ name: 'Rosa', phone: '' });
});

test('a picker that was closed is a change of mind', async () => {
  setContacts([]);
  await expect(pickPreviewContact()).rejects.toMatchObject({ code: 'cancelled' });
});

test('a browser without one does not support the event', async () => {
  await expect(pickPreviewContact()).rejects.toMatchObject({ code: 'unsupport' });
});
