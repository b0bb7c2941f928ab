import { eventually } from './eventually';

test('what rejects at first is done again until it does not', async () => {
  const attempt = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('not yet'))
    .mockResolvedValue('there');
  expect(await eventually(attempt)).toBe('there');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('when patience is over, the last error is the one that is told', async () => {
  const attempt = () => Promise.reject(new Error('still not'));
  await expect(eventually(attempt, -1)).rejects.toThrow('still not');
});
