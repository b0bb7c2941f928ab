import { type FakeCaches, installFakeCaches } from '@/lib/testing/fake-caches';
import { readDraftFile, removeDraftFile, removeDraftFiles, writeDraftFile } from './draft-files';
import { draftFiles } from './keys';

const draft = 'luka_draft_u1_photo_selfie';
const file = new Blob(['photo']);
const always = () => true;
let fake: FakeCaches;

beforeEach(() => {
  fake = installFakeCaches();
});

const textOf = async (key: typeof draft) => (await readDraftFile(key))?.text();

test('a file is read by its draft alone, until it is removed', async () => {
  await writeDraftFile(draft, file, always);
  expect(await textOf(draft)).toBe('photo');
  expect(await readDraftFile('luka_draft_u2_photo_selfie')).toBeUndefined();
  await removeDraftFile(draft);
  expect(await readDraftFile(draft)).toBeUndefined();
});

test('calls that are not waited for run in their order', async () => {
  void writeDraftFile(draft, file, always);
  void removeDraftFile(draft);
  void writeDraftFile(draft, new Blob(['later']), always);
  expect(await textOf(draft)).toBe('later');
});

test('a file that is not wanted any more is not stored', async () => {
  let isWanted = true;
  const writing = writeDraftFile(draft, file, () => isWanted);
  isWanted = false;
  await writing;
  expect(await readDraftFile(draft)).toBeUndefined();
});

test('removing all files leaves no cache', async () => {
  await writeDraftFile(draft, file, always);
  await removeDraftFiles();
  expect([...fake.caches.keys()]).not.toContain(draftFiles);
});

test.each(['is off', 'is missing'])(
  'where Cache Storage %s nothing is stored, and nothing fails',
  async (why) => {
    if (why === 'is off') fake.isOff = true;
    else fake.remove();
    await writeDraftFile(draft, file, always);
    expect(await readDraftFile(draft)).toBeUndefined();
    await removeDraftFile(draft);
    await removeDraftFiles();
  },
);
