import { render, screen } from '@testing-library/react';
import { GuideBlur } from './photos/guide-blur';
import { GuideCut } from './photos/guide-cut';
import { GuideGlare } from './photos/guide-glare';
import { GuideOk } from './photos/guide-ok';
import { IdCardGuide } from './photos/id-card-guide';
import { PhotoBack } from './photos/photo-back';
import { PhotoFront } from './photos/photo-front';
import { PhotoSelfie } from './photos/photo-selfie';
import { SelfieGuide } from './photos/selfie-guide';
import { Range } from './scenes/range';
import { ClearedArt } from './states/cleared-art';
import { EmptyArt } from './states/empty-art';
import { FaultArt } from './states/fault-art';
import { OfflineArt } from './states/offline-art';
import { PaymentFailedArt } from './states/payment-failed-art';
import { RefusedArt } from './states/refused-art';
import { ReviewArt } from './states/review-art';
import { SuccessArt } from './states/success-art';
import { WaitingArt } from './states/waiting-art';

const states = {
  ClearedArt,
  EmptyArt,
  FaultArt,
  OfflineArt,
  PaymentFailedArt,
  RefusedArt,
  ReviewArt,
  SuccessArt,
  WaitingArt,
};
const photos = { GuideBlur, GuideCut, GuideGlare, GuideOk, PhotoBack, PhotoFront, PhotoSelfie };
const decoration = Object.entries({ ...states, ...photos });

test.each(decoration)('%s is decoration: the words beside it say all', (_name, Art) => {
  const { container } = render(<Art />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test.each(Object.entries(states))('%s has exactly one red disc', (_name, Art) => {
  const { container } = render(<Art />);
  const red = '[fill="var(--art-sun)"], [stroke="var(--art-sun)"]';
  expect(container.querySelectorAll(red)).toHaveLength(1);
});

test.each(decoration)('%s uses the tokens, so that it follows the theme', (name, Art) => {
  const { container } = render(<Art />);
  const colours = [...container.querySelectorAll('[fill], [stroke]')].flatMap((shape) => [
    shape.getAttribute('fill'),
    shape.getAttribute('stroke'),
  ]);
  // White and the lamp's yellow are light itself, the same by day and night.
  const own = colours.filter(
    (colour) => colour && !/^(none|#fff|#ffe7a8|var\(--art-)/.test(colour),
  );
  expect({ name, own }).toEqual({ name, own: [] });
});

test('two drawings on one page do not share the id of their clip', () => {
  const { container } = render(
    <>
      <EmptyArt />
      <ReviewArt />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});

test('the two guides say what they show', () => {
  render(
    <>
      <IdCardGuide label="Una cédula completa dentro del marco" />
      <SelfieGuide label="Rostro centrado en el óvalo" />
    </>,
  );
  expect(
    screen.getByRole('img', { name: 'Una cédula completa dentro del marco' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rostro centrado en el óvalo' })).toBeInTheDocument();
});

test('a clouded range has its cloud before the sun', () => {
  const { container } = render(<Range sun="clouded" />);
  const shapes = [...container.querySelectorAll('circle, path')];
  const sun = shapes.findIndex((shape) => shape.classList.contains('sun'));
  const cloud = shapes.findIndex((shape) => shape.getAttribute('fill') === 'var(--art-paper)');
  expect(cloud).toBeGreaterThan(sun);
});
