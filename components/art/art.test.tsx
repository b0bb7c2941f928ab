import { render } from '@testing-library/react';
import { DayArc } from './day-arc';
import {
  ClearedArt,
  PaymentFailedArt,
  RefusedArt,
  ReviewArt,
  SuccessArt,
  WaitingArt,
} from './outcome-art';
import {
  GuideBlur,
  GuideCut,
  GuideGlare,
  GuideOk,
  PhotoBack,
  PhotoFront,
  PhotoSelfie,
} from './photo-art';
import { Range } from './range';
import { EmptyArt, FaultArt, LockArt, OfflineArt } from './state-art';

const states = {
  ClearedArt,
  EmptyArt,
  FaultArt,
  LockArt,
  OfflineArt,
  PaymentFailedArt,
  RefusedArt,
  ReviewArt,
  SuccessArt,
  WaitingArt,
};
const photos = { GuideBlur, GuideCut, GuideGlare, GuideOk, PhotoBack, PhotoFront, PhotoSelfie };
const drawings = Object.entries({ ...states, ...photos });

test.each(drawings)('%s is hidden from screen readers', (_name, Art) => {
  const { container } = render(<Art />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test.each(Object.entries(states))('%s has exactly one red disc', (_name, Art) => {
  const { container } = render(<Art />);
  const red = '[fill="var(--art-sun)"], [stroke="var(--art-sun)"]';
  expect(container.querySelectorAll(red)).toHaveLength(1);
});

test.each(drawings)('%s takes its colours from the tokens', (name, Art) => {
  const { container } = render(<Art />);
  const colours = [...container.querySelectorAll('[fill], [stroke]')].flatMap((shape) => [
    shape.getAttribute('fill'),
    shape.getAttribute('stroke'),
  ]);
  // White and the flash's yellow are the same in both themes.
  const own = colours.filter(
    (colour) => colour && !/^(none|#fff|#ffe7a8|var\(--art-)/.test(colour),
  );
  expect({ name, own }).toEqual({ name, own: [] });
});

test('two drawings on one page have clip paths with different ids', () => {
  const { container } = render(
    <>
      <EmptyArt />
      <ReviewArt />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});

test('the cloud of a clouded range is drawn after the sun', () => {
  const { container } = render(<Range sun="clouded" />);
  const shapes = [...container.querySelectorAll('circle, path')];
  const sun = shapes.findIndex((shape) => shape.classList.contains('sun'));
  const cloud = shapes.findIndex((shape) => shape.getAttribute('fill') === 'var(--art-paper)');
  expect(cloud).toBeGreaterThan(sun);
});

test.each([
  [0, 90, '26'],
  [45, 90, '180'],
  [90, 90, '334'],
  [0, 0, '334'],
])('the small arc has its sun at day %d of %d', (day, of, x) => {
  const { container } = render(<DayArc day={day} of={of} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('circle')).toHaveAttribute('cx', x);
});
