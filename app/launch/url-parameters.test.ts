import { urlParameters } from './url-parameters';

const baseUrl = process.env.NEXT_PUBLIC_API_BASE_URL;

afterEach(() => {
  window.history.replaceState(null, '', '/');
  if (baseUrl === undefined) delete process.env.NEXT_PUBLIC_API_BASE_URL;
  else process.env.NEXT_PUBLIC_API_BASE_URL = baseUrl;
});

test('reads scenario, language and theme; what is invalid counts as absent', () => {
  delete process.env.NEXT_PUBLIC_API_BASE_URL;
  window.history.replaceState(null, '', '/?scenario=lending&locale=vi&theme=dark');
  expect(urlParameters()).toEqual({ scenario: 'lending', locale: 'vi', theme: 'dark' });
  window.history.replaceState(null, '', '/?locale=fr&theme=blue');
  expect(urlParameters()).toEqual({});
});

test('reads nothing in a build for a real server', () => {
  process.env.NEXT_PUBLIC_API_BASE_URL = 'https://api.luka.example';
  window.history.replaceState(null, '', '/?scenario=lending&locale=vi');
  expect(urlParameters()).toEqual({});
});
