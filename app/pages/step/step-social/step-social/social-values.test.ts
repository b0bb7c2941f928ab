import type { ExtraInfo } from '@/lib/api/schemas/application';
import { initialSocial, keptSocial, toExtraInfo } from './social-values';

const saved: ExtraInfo = {
  employment: 'fees',
  salary: 'to_800',
  marital: 'single',
  contacts: [
    { relationship: 'mother', name: 'Rosa Muñoz', phone: '+56912345678' },
    { relationship: 'friend', name: 'Javiera Soto', phone: '+56923456789' },
  ],
};

test('what was saved is shown, phones as people write them', () => {
  expect(initialSocial(saved)).toMatchObject({
    employment: 'fees',
    contacts: [{ phone: '9 1234 5678' }, { name: 'Javiera Soto', phone: '9 2345 6789' }],
  });
});

test('who comes for the first time finds every field empty', () => {
  const { contacts, ...rest } = initialSocial(null);
  const values = [rest, ...contacts].flatMap((part) => Object.values(part));
  expect(values).toHaveLength(10);
  expect(values.join('')).toBe('');
});

test('everything shown is kept in the draft', () => {
  const { contacts, ...rest } = initialSocial(null);
  const shown = [
    ...Object.keys(rest),
    ...contacts.flatMap((contact, at) =>
      Object.keys(contact).map((name) => `contacts.${at}.${name}`),
    ),
  ];
  expect(new Set<string>(keptSocial)).toEqual(new Set(shown));
});

test('the form becomes what the server takes', () => {
  expect(toExtraInfo({ basis: 'whatever', ...saved })).toEqual(saved);
});
