import fc from 'fast-check';
import { matchOptions } from './match-options';

const options = ['Ñuñoa', 'Lo Prado', 'O’Higgins', 'San Miguel', 'San José de Maipo', 'Maipú'].map(
  (label) => ({ value: label, label }),
);
const found = (query: string) => matchOptions(options, query).map(({ label }) => label);

test.each([
  ['nunoa', ['Ñuñoa']],
  ['ÑUÑOA', ['Ñuñoa']],
  ['san', ['San Miguel', 'San José de Maipo']],
  ['jose san', ['San José de Maipo']],
  ['o higgins', ['O’Higgins']],
  ['maip', ['Maipú', 'San José de Maipo']],
  ['rado', []],
  ['', options.map(({ label }) => label)],
  ['  ', options.map(({ label }) => label)],
])('"%s" matches %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test('every option matches its own name and every prefix of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...options), fc.nat(20), (option, length) => {
      expect(matchOptions(options, option.label)).toContain(option);
      expect(matchOptions(options, option.label.slice(0, length))).toContain(option);
    }),
  );
});

test('the result has options only, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const names = found(query);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(options.map(({ label }) => label)).toContain(name);
    }),
  );
});
