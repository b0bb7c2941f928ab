import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { Skeleton, SkeletonCard, SkeletonFigures, SkeletonForm, SkeletonRows } from './skeleton';
import { SkeletonHero } from './skeleton-hero';

test('announces that it is loading and hides the placeholders', () => {
  renderWithI18n(
    <Skeleton title="Inicio">
      <SkeletonHero />
      <SkeletonRows count={2} discs />
    </Skeleton>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inicio');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('renders the requested number of placeholders', () => {
  const { container } = renderWithI18n(
    <>
      <SkeletonRows count={3} discs />
      <SkeletonCard lines={4} />
      <SkeletonForm fields={2} />
      <SkeletonFigures count={2} />
    </>,
  );
  expect(container.querySelectorAll('.rows__row')).toHaveLength(3);
  expect(container.querySelectorAll('.bone--disc')).toHaveLength(3);
  expect(container.querySelectorAll('.card .bone')).toHaveLength(9);
  expect(container.querySelectorAll('.bone--control')).toHaveLength(2);
  expect(container.querySelectorAll('.bone--20')).toHaveLength(6);
});

test('the range has no sun', () => {
  const { container } = renderWithI18n(<SkeletonHero />);
  expect(container.querySelector('.sun')).toBeNull();
  expect(container.querySelector('.hero__range')).toBeInTheDocument();
});
