import { contact, contactUris, messageUris } from './contact';

test('each way leads to the very digits or address that is shown', () => {
  expect(contactUris).toEqual({
    phone: 'tel:+566000000000',
    whatsapp: 'https://wa.me/56900000000',
    email: `mailto:${contact.email}`,
  });
});

test('a message with half an emoji, as a cut text has it, is one with a replacement sign', () => {
  const { whatsapp, email } = messageUris('\udc4d', 'Hola \ud83d');
  expect(new URL(whatsapp).searchParams.get('text')).toBe('Hola \ufffd');
  expect(new URL(email).search).toBe('?subject=%EF%BF%BD&body=Hola%20%EF%BF%BD');
});

test('a prepared message arrives whole, whatever is in it', () => {
  const text = 'Hola: ¿50 % & más? #1\nAdiós + ñ';
  const { whatsapp, email } = messageUris('Asunto & más', text);
  expect(whatsapp.split('?')[0]).toBe(contactUris.whatsapp);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
  expect(email.split('?')[0]).toBe(contactUris.email);
  const fields = new URL(email).search.slice(1).split('&');
  expect(fields.map((field) => decodeURIComponent(field))).toEqual([
    'subject=Asunto & más',
    `body=${text}`,
  ]);
});
