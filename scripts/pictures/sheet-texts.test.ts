import { formatSheetFile, parseSheetFile, textDifferences } from './sheet-texts';

const file = {
  picture: 'a'.repeat(64),
  shots: 'b'.repeat(64),
  texts: { es: ['CAE 30,5 %', 'Pagas $12.000'], vi: [] },
};

test('what is written is read again', () => {
  expect(parseSheetFile(formatSheetFile(file))).toEqual(file);
});

test('each line of a text has a line of its own', () => {
  expect(formatSheetFile(file).split('\n')).toEqual(
    expect.arrayContaining(['== es', 'CAE 30,5 %', 'Pagas $12.000', '== vi']),
  );
});

test('a file without digests is not read', () => {
  expect(() => parseSheetFile('== es\nPagas\n')).toThrow('no digests');
});

test('the same texts do not differ', () => {
  expect(textDifferences(file.texts, { ...file.texts })).toEqual([]);
});

test('a figure, a lost accent and a lost line differ', () => {
  expect(textDifferences({ es: ['5 %', 'Día', 'Pagas'] }, { es: ['6 %', 'Dia'] })).toEqual([
    'es: - 5 %',
    'es: - Día',
    'es: - Pagas',
    'es: + 6 %',
    'es: + Dia',
  ]);
});

test('a line that is there twice differs from one that is there once', () => {
  expect(textDifferences({ es: ['Pagar'] }, { es: ['Pagar', 'Pagar'] })).toEqual(['es: + Pagar']);
});

test('another order of the same lines differs', () => {
  expect(textDifferences({ es: ['a', 'b'] }, { es: ['b', 'a'] })).toEqual([
    'es: the order of the lines',
  ]);
});

test('a language without accepted texts differs', () => {
  expect(textDifferences({}, { en: ['Pay'] })).toEqual(['en: + Pay']);
});
