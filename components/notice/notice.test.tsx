import { render, screen } from '@testing-library/react';
import { iconLock } from '@/components/icon/shapes/status';
import { Notice, type NoticeTone } from './notice';

test('shows its title and text', () => {
  render(
    <Notice tone="warn" title="Si te atrasas">
      Se suman $10.000 una sola vez.
    </Notice>,
  );
  expect(screen.getByText('Si te atrasas')).toBeInTheDocument();
  expect(screen.getByText(/Se suman/)).toBeInTheDocument();
});

test('is no live region by default', () => {
  render(<Notice tone="bad">Se cortó la conexión.</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each<[NoticeTone, string]>([
  ['bad', 'alert'],
  ['warn', 'status'],
  ['ok', 'status'],
  ['info', 'status'],
])('a live %s notice has the role %s', (tone, role) => {
  render(
    <Notice tone={tone} live icon={iconLock}>
      Texto
    </Notice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('Texto');
});

test('each tone has its own icon', () => {
  const tones: NoticeTone[] = ['info', 'ok', 'warn', 'bad'];
  const { container } = render(
    tones.map((tone) => (
      <Notice key={tone} tone={tone}>
        {tone}
      </Notice>
    )),
  );
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(paths).size).toBe(tones.length);
});
