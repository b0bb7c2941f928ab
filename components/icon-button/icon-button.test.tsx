import { render, screen } from '@testing-library/react';
import { iconHeadset } from '@/components/icon/shapes/navigation';
import { IconButton } from './icon-button';

test('with `href` it is a link', () => {
  render(<IconButton icon={iconHeadset} label="Ayuda" href="#/ayuda" look="soft" />);
  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/ayuda');
});
