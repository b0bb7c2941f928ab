import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { RollingMoney } from './rolling-money';

let now = 0;
beforeEach(() => {
  now = 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

function setUp(amount: number) {
  const { container, rerender } = renderWithI18n(<RollingMoney amount={amount} />);
  return {
    change: (next: number) => act(() => rerender(<RollingMoney amount={next} />)),
    figure: () => container.querySelector('[aria-hidden]')?.textContent,
    /** Each rolling digit, after the one that it replaces. */
    rolls: () =>
      [...container.querySelectorAll<HTMLElement>('[data-was]')].map(
        ({ dataset, textContent }) => `${dataset.was}${textContent}`,
      ),
    isDown: () => container.querySelector('.rolls-down') !== null,
    end: () => fireEvent.animationEnd(container.querySelector('.digit > span') ?? container),
  };
}

test('no digit rolls when an amount appears', () => {
  expect(setUp(200_000).rolls()).toEqual([]);
});

test('the digits that change roll, up where the amount grows', () => {
  const { change, figure, rolls, isDown } = setUp(190_000);
  change(210_000);
  expect(figure()).toBe('$210.000');
  expect(rolls()).toEqual(['12', '91']);
  expect(isDown()).toBe(false);
});

test('they roll down where the amount falls, by their places from the right', () => {
  const { change, figure, rolls, isDown } = setUp(1_010_000);
  change(990_000);
  expect(figure()).toBe('$990.000');
  expect(rolls()).toEqual(['09', '19']);
  expect(isDown()).toBe(true);
});

test('a screen reader has the new amount once, in an element that stays when it has rolled', () => {
  const { change, end } = setUp(190_000);
  const spoken = screen.getByText('190000 pesos');
  change(210_000);
  expect(screen.getAllByText(/pesos/)).toEqual([spoken]);
  expect(spoken).toHaveTextContent('210000 pesos');
  end();
  expect(screen.getByText('210000 pesos')).toBe(spoken);
});

test('nothing is left of it at its end', () => {
  const { change, figure, rolls, end } = setUp(190_000);
  change(210_000);
  end();
  expect(rolls()).toEqual([]);
  expect(figure()).toBe('$210.000');
});

test.each([
  { ms: 249, rolling: 0 },
  { ms: 250, rolling: 1 },
])('a change $ms ms after another one rolls $rolling digits', ({ ms, rolling }) => {
  const { change, figure, rolls } = setUp(200_000);
  change(210_000);
  now += ms;
  change(220_000);
  expect(rolls()).toHaveLength(rolling);
  expect(figure()).toBe('$220.000');
});
