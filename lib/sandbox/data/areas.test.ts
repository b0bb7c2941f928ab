import { areasBelow, isAreaBelow } from './areas';

test('six cities and more lead to districts and on to communes', () => {
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

test('no code stands for two places', () => {
  const cities = areasBelow() ?? [];
  const districts = cities.flatMap((city) => areasBelow(city.code) ?? []);
  const communes = districts.flatMap((district) => areasBelow(district.code) ?? []);
  const codes = [...cities, ...districts, ...communes].map((place) => place.code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('Providencia lies in the east of Santiago and nowhere else', () => {
  expect(areasBelow('santiago-oriente')).toContainEqual({ code: '13123', name: 'Providencia' });
  expect(isAreaBelow('santiago-oriente', '13123')).toBe(true);
  expect(isAreaBelow('santiago-sur', '13123')).toBe(false);
});

test('there is nothing below a place that is not known', () => {
  expect(areasBelow('atlantis')).toBeNull();
  expect(isAreaBelow('atlantis', '13123')).toBe(false);
});
