import { consentVersions, retentionDays } from './kinds';

test('the days that data are kept are those that users agreed to: other days need another version', () => {
  const agreed = Object.entries(retentionDays).map(([kind, days]) => `${kind} ${days}`);
  expect(agreed).toEqual(['device 365', 'apps 90', 'sms 90', 'behavior 180']);
  expect(consentVersions).toEqual({ device: 3, apps: 2, sms: 2, behavior: 2, attribution: 2 });
});
