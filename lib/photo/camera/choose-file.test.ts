import { installFakeChooser } from '@/lib/testing/fake-chooser';
import { choosePhotoFile } from './choose-file';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['front', 'user'],
  ['back', 'environment'],
] as const)('for the %s camera the chooser prefers %s', (facing, capture) => {
  const chooser = installFakeChooser();
  void choosePhotoFile(facing);
  expect(chooser.input()).toHaveAttribute('type', 'file');
  expect(chooser.input()?.accept).toBe('image/*');
  expect(chooser.input()?.capture).toBe(capture);
});

test('the chosen file comes back', async () => {
  const chooser = installFakeChooser();
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const chosen = choosePhotoFile('back');
  chooser.choose(file);
  expect(await chosen).toBe(file);
});

test.each(['cancel', 'chooseNothing'] as const)('%s is a change of mind', async (end) => {
  const chooser = installFakeChooser();
  const chosen = choosePhotoFile('back');
  chooser[end]();
  await expect(chosen).rejects.toMatchObject({ code: 'cancelled' });
});

test('a chooser that never tells is ended by the next one', async () => {
  installFakeChooser();
  const control = new AbortController();
  const chosen = choosePhotoFile('back', control.signal);
  control.abort();
  await expect(chosen).rejects.toMatchObject({ code: 'cancelled' });
});
