import { render, screen } from '@testing-library/react';
import { Stats } from './stats';

test('renders names and figures as a description list, in order', () => {
  render(
    <Stats
      items={[
        { label: 'Si pides', value: '$200.000' },
        { label: 'recibes', value: '$188.000' },
        { label: 'y devuelves', value: '$204.000' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Si pides',
    'recibes',
    'y devuelves',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '$200.000',
    '$188.000',
    '$204.000',
  ]);
});
