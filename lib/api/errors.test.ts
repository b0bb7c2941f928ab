import { ApiError } from './errors';

const details = { path: 'app/home', hint: 'ret.state is not a string' };

test('the cause is kept for developers', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new ApiError('network', { ...details, cause }).cause).toBe(cause);
});

test.each([
  ['timeout', 5],
  ['aborted', 600003],
  ['network', undefined],
] as const)('%s has the number %s', (code, number) => {
  expect(new ApiError(code, details).number).toBe(number);
});

test('userMessage is the text of the server', () => {
  const error = new ApiError('refused', { ...details, serverMessage: 'RUN ya registrado' });
  expect(error.userMessage).toBe('RUN ya registrado');
});

test('userMessage of an ended session is ours when the server sends no text', () => {
  const error = new ApiError('loggedOut', { ...details, serverMessage: '' });
  expect(error.userMessage).toEqual({ key: 'apiErrors.loggedOut' });
});

test.each(['rejected', 'refused', 'aborted'] as const)(
  'userMessage of %s is null without a text of the server',
  (code) => {
    expect(new ApiError(code, details).userMessage).toBeNull();
  },
);
