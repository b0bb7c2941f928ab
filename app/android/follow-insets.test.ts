import { followInsets } from './follow-insets';

let stop: () => void;
const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<input id="name">';
  stop = followInsets();
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('style');
});

const bars = { top: 24, right: 0, bottom: 48.5, left: 12, keyboard: 0 };

function tell(data: unknown) {
  return window.onMessage?.(JSON.stringify({ event: 'insets', data }));
}
const measure = (name: string) => document.documentElement.style.getPropertyValue(name);

test('what bars and cut-outs cover is where the design system looks for it', () => {
  expect(tell(bars)).toBe(true);
  expect(['top', 'right', 'bottom', 'left'].map((edge) => measure(`--safe-${edge}`))).toEqual([
    '24px',
    '0px',
    '48.5px',
    '12px',
  ]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the field that is filled in stays in sight when the keyboard makes the page lower', () => {
  document.getElementById('name')?.focus();
  tell({ ...bars, bottom: 0, keyboard: 300 });
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById('name')]);
  window.dispatchEvent(new Event('resize'));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('without a keyboard a page that changes its size does not scroll', () => {
  tell({ ...bars, keyboard: 300 });
  tell(bars);
  scrollIntoView.mockClear();
  window.dispatchEvent(new Event('resize'));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('what makes no sense leaves everything as it was', () => {
  tell(bars);
  expect(tell({ ...bars, top: -1 })).toBe(false);
  expect(measure('--safe-top')).toBe('24px');
});
