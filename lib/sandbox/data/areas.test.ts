import { areasBelow } from './areas';

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
