import { findRoute, type Route } from './route';

const handle = () => new Response('');
const home: Route = { method: 'POST', path: 'app/home', handle };
const pay: Route = { method: 'GET', path: '__sandbox/pay', handle };
const routes = [home, pay];

test.each([
  ['https://luka.invalid/app/home', home],
  ['https://api.example/v1/app/home?a=1', home],
  ['file:///app/home', home],
  ['https://luka.invalid/xapp/home', undefined],
  ['https://luka.invalid/app/home/', undefined],
])('finds the route of a POST to %s', (url, route) => {
  expect(findRoute(routes, new Request(url, { method: 'POST' }))).toBe(route);
});

test('distinguishes methods', () => {
  expect(findRoute(routes, new Request('https://x.invalid/app/home'))).toBeUndefined();
  expect(findRoute(routes, new Request('https://x.invalid/__sandbox/pay'))).toBe(pay);
});
