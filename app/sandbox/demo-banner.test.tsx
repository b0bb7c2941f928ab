import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { DemoBanner } from './demo-banner';

const to = '+56981234567';

test('shows the newest code of the recipient, marked as a demo', async () => {
  const sandbox = createTestSandbox();
  server.use(...sandbox.handlers);
  await sandbox.call('user/get_code', { phone: to });
  sandbox.control.advance('PT2M');
  await sandbox.call('user/get_code', { phone: to });
  await sandbox.call('user/get_code', { phone: '+56911112222' });
  const [, newest] = sandbox.control.outbox();
  const onUse = jest.fn();
  renderWithI18n(<DemoBanner to={to} reload="first" onUse={onUse} />);
  expect(screen.getByText(textOf('demoBanner.title'))).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar este código' }));
  expect(onUse).toHaveBeenCalledWith(newest?.code);
});

test('shows where the code will appear before one is sent', async () => {
  server.use(...createTestSandbox().handlers);
  renderWithI18n(<DemoBanner to="nobody@correo.cl" reload="first" onUse={jest.fn()} />);
  expect(await screen.findByText(/Pide un código y aparece aquí/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('offers no code whose last try was used up, and the next one again', async () => {
  const sandbox = createTestSandbox();
  server.use(...sandbox.handlers);
  await sandbox.call('user/get_code', { phone: to });
  const wrong = { type: 'phone', phone: to, code: '000000', agree: true } as const;
  for (let tries = 0; tries < 5; tries += 1) await sandbox.call('user/login', wrong);
  const { rerender } = renderWithI18n(<DemoBanner to={to} reload="first" onUse={jest.fn()} />);
  expect(await screen.findByText(/Pide un código y aparece aquí/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  sandbox.control.advance('PT2M');
  await sandbox.call('user/get_code', { phone: to });
  rerender(<DemoBanner to={to} reload="second" onUse={jest.fn()} />);
  expect(await screen.findByRole('button', { name: 'Usar este código' })).toBeInTheDocument();
});
