import { contact, contactUris } from './contact';

test('each way leads to the very digits or address that is shown', () => {
  expect(contactUris).toEqual({
    phone: 'tel:+566000000000',
    whatsapp: 'https://wa.me/56900000000',
    email: `mailto:${contact.email}`,
  });
});
