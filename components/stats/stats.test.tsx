import { render, screen } from '@testing-library/react';
import { Stats } from './stats';

test('renders names and figures as a description list, in order', () => {
  render(
    <Stats
      items={[
        { label: 'Recibes', value: '$188.000' },
        { label: 'te cuesta', value: '$16.000' },
        { label: 'y devuelves', value: '$204.000', total: 'shown' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Recibes',
    'te cuesta',
    'y devuelves',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '$188.000',
    '$16.000',
    '$204.000',
  ]);
});
