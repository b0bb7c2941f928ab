import { ApiError, apiErrorCodes } from './errors';

const details = { path: 'app/home', hint: 'ret.state is not a string' };

test('an error names the call and the cause for the developer', () => {
  const error = new ApiError('shape', details);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'ApiError',
    code: 'shape',
    path: 'app/home',
    message: 'app/home: ret.state is not a string',
    fields: [],
  });
});

test.each([
  ['timeout', 5],
  ['aborted', 600003],
  ['network', undefined],
] as const)('%s carries the number %s', (code, number) => {
  expect(new ApiError(code, details).number).toBe(number);
});

test("the server's own words are what the person is told", () => {
  const error = new ApiError('refused', { ...details, serverMessage: 'RUN ya registrado' });
  expect(error.userMessage).toBe('RUN ya registrado');
});

test('the end of a session is told also where the server says nothing', () => {
  const error = new ApiError('loggedOut', { ...details, serverMessage: '' });
  expect(error.userMessage).toEqual({ key: 'apiErrors.loggedOut' });
});

test('only a rejection, an abort and a refusal without words say nothing', () => {
  const silent = apiErrorCodes.filter((code) => new ApiError(code, details).userMessage === null);
  expect(silent).toEqual(['rejected', 'refused', 'aborted']);
});
