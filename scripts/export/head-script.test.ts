import { headScript } from './head-script';

const server = 'https://api.luka.example/v1';

test('the script for the head of a page is small, as each page has it: no library is in it', () => {
  expect(headScript(server).length).toBeLessThan(5 * 1024);
});

test('a build for a real server calls that one, and does not look for the sandbox', () => {
  expect(headScript(server)).toContain(server);
  expect(headScript(server)).not.toContain('luka-sandbox');
  expect(headScript('')).toContain('luka-sandbox');
});

test('the script does not end its own element', () => {
  expect(headScript(server)).not.toContain('</');
});
