import { eventually } from './eventually';

test('an attempt that rejects is repeated until it resolves', async () => {
  const attempt = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('not yet'))
    .mockResolvedValue('there');
  expect(await eventually(attempt)).toBe('there');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('after the timeout the last error is thrown', async () => {
  const attempt = () => Promise.reject(new Error('still not'));
  await expect(eventually(attempt, -1)).rejects.toThrow('still not');
});
