import { iconBuildingBank, iconCreditCard, iconDeviceMobile } from '@/components/icon/shapes/loan';
import { payOptionsIn } from '@/lib/sandbox/data/pay-options';
import { wayIcon } from './way-icon';

test('has one icon for Yape, whether it pays the user or is paid with', () => {
  expect(wayIcon('yape')).toBe(iconDeviceMobile);
  expect(wayIcon({ id: 'yape', kind: 'link' })).toBe(iconDeviceMobile);
});

test('has one icon for a bank account, whether it pays the user or is paid from', () => {
  expect(wayIcon('bank')).toBe(iconBuildingBank);
  expect(wayIcon({ id: 'khipu', kind: 'transfer' })).toBe(iconBuildingBank);
});

test('has the card for any other page to pay on', () => {
  expect(wayIcon({ id: 'debit', kind: 'link' })).toBe(iconCreditCard);
});

test('tells the ways of the pay sheet apart', () => {
  const icons = payOptionsIn('es').map(wayIcon);
  expect(new Set(icons).size).toBe(icons.length);
});
