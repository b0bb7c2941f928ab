/** @jest-environment jest-fixed-jsdom */
import { foreignTexts, textsOnPage } from './foreign-texts';

test('a text with words of another language is found, also one for screen readers', () => {
  document.body.innerHTML =
    '<p>Bạn nhận <b aria-label="Recibes">$188.000</b></p><p>Trade</p><p lang="es">Recibes</p>';
  expect(foreignTexts('vi', textsOnPage())).toEqual(['Trade (trade)', 'Recibes (recibes)']);
});
