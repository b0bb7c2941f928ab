import { calendarFile } from './calendar-file';

const day = {
  orderNo: '26110482',
  date: '2027-02-18',
  title: 'Pagar $215.000 a Luka',
  text: 'Tu préstamo N.º 2611 0482. Paga desde la app, o en Ayuda; ahí ves cómo hacerlo paso a paso.',
};
const lines = () => calendarFile(day).split('\r\n');

test('has the due date as a whole day, with a reminder at 9:00 of the day before', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'UID:26110482@luka',
      'DTSTART;VALUE=DATE:20270218',
      'SUMMARY:Pagar $215.000 a Luka',
      'TRIGGER:-PT15H',
    ]),
  );
  expect(calendarFile(day)).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
});

test('folds lines of more than 75 octets, from which a reader gets the text back', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...lines().map(octets))).toBeLessThanOrEqual(75);
  const whole = calendarFile(day).replaceAll('\r\n ', '');
  expect(whole).toContain(`DESCRIPTION:${day.text.replace(',', '\\,').replace(';', '\\;')}\r\n`);
});

test.each(['\n', '\r', '\r\n'])(
  'a line break %j in a text of the server begins no line of the file',
  (end) => {
    const file = calendarFile({ ...day, orderNo: `1${end}ATTACH:x`, text: `a${end}ATTACH:x` });
    expect(file.split(/[\r\n]+/).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  },
);

test('begins and ends with the calendar', () => {
  expect(lines().at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines().slice(-2)).toEqual(['END:VCALENDAR', '']);
});
