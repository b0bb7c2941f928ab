/** @jest-environment jest-fixed-jsdom */
import { readShown } from './read-shown';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = function isShown(this: Element) {
    return this.closest('[hidden]') === null;
  };
});

const bar = '<header><h1>Pagar</h1></header>';
const money =
  '<b class="money"><i aria-hidden="true">$21<s>5</s></i><i class="visually-hidden">215000 pesos</i></b>';

test('a screen is its title in the bar, its amounts in reading order and its primary button', () => {
  document.body.innerHTML = `<main hidden><h1>Inicio</h1></main>${bar}<main><h2>Una parte</h2>${money}
    <p>Recibes $1.250.000. Quedan $9.000</p><p hidden>$7</p><p>12 %</p>
    <button class="btn btn--primary" aria-disabled="true">Pagar</button></main>`;
  expect(readShown()).toEqual({
    title: 'Pagar',
    amounts: [215000, 1250000, 9000],
    button: 'disabled',
  });
});

test('a dialog is in front of its screen', () => {
  document.body.innerHTML = `${bar}<main>$1</main><dialog open><h2>¿Salir?</h2>$2,000
    <button class="btn btn--primary">Salir</button></dialog>`;
  expect(readShown()).toEqual({ title: '¿Salir?', amounts: [2000], button: 'ready' });
});

test.each([
  '<div aria-busy="true">$1</div>',
  '<p>$1</p><span class="bone"></span>',
  '<p>$1 + <span class="inline-skeleton" aria-hidden="true"></span></p>',
])('what is loading says nothing yet: %s', (part) => {
  document.body.innerHTML = `${bar}<main aria-busy="false">${part}</main>`;
  expect(readShown()).toBeNull();
});
