import { minutes, printTimes, timed } from './suite-times';

test('prints the slowest suite first, also one that has thrown', async () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(`${text}`) > 0);
  const now = jest.spyOn(performance, 'now');
  for (const at of [0, 1000, 0, 61_000]) now.mockReturnValueOnce(at);
  expect(await timed('Quick', async () => 'result')).toBe('result');
  await expect(timed('Slow', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  printTimes();
  expect(written.join('')).toBe('\n== Time\n1:01  Slow\n0:01  Quick\n');
  jest.restoreAllMocks();
});

test.each([
  [0, '0:00'],
  [59_900, '1:00'],
  [754_000, '12:34'],
])('%i ms are %s', (ms, text) => {
  expect(minutes(ms)).toBe(text);
});
