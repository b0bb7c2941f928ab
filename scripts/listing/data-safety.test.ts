import { readFileSync } from 'node:fs';
import { permissions } from '@/scripts/apk/checks/expected';
import { dataSafetyText } from './data-safety';
import { covers, dataTypes, notAboutUsers } from './data-types';
import { sentFields } from './sent-fields';

const sent = sentFields();
const lists = [...dataTypes.map(({ fields }) => fields), notAboutUsers];

test('every field that is sent has exactly one type of data', () => {
  const counts = sent.map((field) => [field, lists.filter((names) => covers(names, field)).length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('every name covers a field that is sent', () => {
  const unused = lists.flat().filter((name) => !sent.some((field) => covers([name], field)));
  expect(unused).toEqual([]);
});

test('the contents of the uploads are looked into, not only their text', () => {
  expect(sent).toEqual(
    expect.arrayContaining(['user/upload_device.data.model', 'user/upload_sms.sms_list.body']),
  );
});

test('types that "play" does not send are those whose permissions it does not have', () => {
  const absent = permissions.standard.filter((name) => !permissions.play.includes(name));
  expect(absent).toEqual(['android.permission.QUERY_ALL_PACKAGES', 'android.permission.READ_SMS']);
  const notInPlay = dataTypes.filter((type) => type.notInPlay).map(({ name }) => name);
  expect(notInPlay).toEqual(['Messages: SMS or MMS', 'App activity: installed apps']);
});

test('docs/store/data-safety.md is current: `npm run listing` writes it', () => {
  expect(readFileSync('docs/store/data-safety.md', 'utf8')).toBe(dataSafetyText());
});
