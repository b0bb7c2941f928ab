import { areasBelow, isAreaBelow } from './areas';

test('every city has districts, and every district communes', () => {
  const cities = areasBelow() ?? [];
  expect(cities.length).toBeGreaterThanOrEqual(6);
  for (const city of cities) {
    const districts = areasBelow(city.code) ?? [];
    expect(districts).not.toEqual([]);
    for (const district of districts) {
      const communes = areasBelow(district.code) ?? [];
      expect(communes).not.toEqual([]);
      for (const commune of communes) expect(commune.code).toMatch(/^\d{5}$/);
    }
  }
});

test('codes are unique', () => {
  const cities = areasBelow() ?? [];
  const districts = cities.flatMap((city) => areasBelow(city.code) ?? []);
  const communes = districts.flatMap((district) => areasBelow(district.code) ?? []);
  const codes = [...cities, ...districts, ...communes].map((area) => area.code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('Providencia is in the east of Santiago only', () => {
  expect(areasBelow('santiago-oriente')).toContainEqual({ code: '13123', name: 'Providencia' });
  expect(isAreaBelow('santiago-oriente', '13123')).toBe(true);
  expect(isAreaBelow('santiago-sur', '13123')).toBe(false);
});

test('an unknown area has no children', () => {
  expect(areasBelow('atlantis')).toBeNull();
  expect(isAreaBelow('atlantis', '13123')).toBe(false);
});

test.each([
  ['arica', '15101'],
  ['iquique', '01101'],
  ['talca', '07101'],
  ['valdivia', '14101'],
])('%s is offered, with its own commune', (city, commune) => {
  expect((areasBelow() ?? []).map(({ code }) => code)).toContain(city);
  const districts = areasBelow(city) ?? [];
  expect(districts.some(({ code }) => isAreaBelow(code, commune))).toBe(true);
});
