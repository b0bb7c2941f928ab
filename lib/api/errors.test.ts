import { ApiError } from './errors';

const details = { path: 'app/home', hint: 'ret.state is not a string' };

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
