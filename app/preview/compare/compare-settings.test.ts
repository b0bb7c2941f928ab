import { compareQuery, lookOfSide, readCompare, shownState } from './compare-settings';

test('an address names screen, state and both looks', () => {
  const settings = readCompare({
    screen: '/pages/order-detail/order-detail',
    state: 'overdue',
    a: 'es-light',
    b: 'vi-dark',
    text: '200',
  });
  expect(shownState(settings).state.scenario).toBe('overdue');
  expect(lookOfSide(settings.b, settings)).toMatchObject({
    locale: 'vi',
    theme: 'dark',
    text: '200',
  });
  expect(readCompare(compareQuery(settings))).toEqual(settings);
});

test('an address that says nothing shows Home in the light and in the dark', () => {
  const settings = readCompare({});
  expect([settings.a, settings.b]).toEqual([
    { locale: 'es', theme: 'light' },
    { locale: 'es', theme: 'dark' },
  ]);
  expect(shownState(settings).path).toBe('/');
});

test('a look or a state that does not exist reads as the usual', () => {
  const settings = readCompare({ screen: '/pages/none', state: 'none', a: 'de-pink', b: 'vi' });
  expect(settings.a).toEqual({ locale: 'es', theme: 'light' });
  expect(shownState(settings).path).toBe('/');
});
