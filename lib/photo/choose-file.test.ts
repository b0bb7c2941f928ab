import { installFakeChooser } from '@/lib/testing/fake-chooser';
import { choosePhotoFile } from './choose-file';

test.each([
  ['front', 'user'],
  ['back', 'environment'],
] as const)('opens the chooser for the %s camera with capture=%s', (facing, capture) => {
  const chooser = installFakeChooser();
  void choosePhotoFile(facing);
  expect(chooser.input()).toHaveAttribute('type', 'file');
  expect(chooser.input()?.accept).toBe('image/*');
  expect(chooser.input()?.capture).toBe(capture);
});

test('opens the chooser for a file or the camera app without a camera to begin with', () => {
  const chooser = installFakeChooser();
  void choosePhotoFile(undefined);
  expect(chooser.input()).not.toHaveProperty('capture');
});

test('resolves with the chosen file', async () => {
  const chooser = installFakeChooser();
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const chosen = choosePhotoFile('back');
  chooser.choose(file);
  expect(await chosen).toBe(file);
});

test.each(['cancel', 'chooseNothing'] as const)('rejects with cancelled on %s', async (end) => {
  const chooser = installFakeChooser();
  const chosen = choosePhotoFile('back');
  chooser[end]();
  await expect(chosen).rejects.toMatchObject({ code: 'cancelled' });
});

test('rejects with cancelled when the signal aborts', async () => {
  installFakeChooser();
  const caller = new AbortController();
  const chosen = choosePhotoFile('back', caller.signal);
  caller.abort();
  await expect(chosen).rejects.toMatchObject({ code: 'cancelled' });
});
