import { ApiError } from '@/lib/api/errors';
import { renderWithI18n } from '@/lib/testing/render';
import { useFailureText } from './use-failure-text';

function Text({ error }: { error: ApiError }) {
  return useFailureText()(error);
}

test.each([
  ['Elige un monto de hasta $250.000', 'Elige un monto de hasta $250.000.'],
  ['El servicio no está disponible.', 'El servicio no está disponible.'],
])('the server’s “%s” ends as a sentence does', (serverMessage, text) => {
  const error = new ApiError('refused', { path: 'loan/preview', hint: '', serverMessage });
  const { container } = renderWithI18n(<Text error={error} />);
  expect(container).toHaveTextContent(text);
  expect(container.textContent).toBe(text);
});
