import { config } from '@/lib/config';
import { serverNow } from '@/lib/server-time/server-time';

type DueDay = {
  orderNo: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  text: string;
};

/**
 * A calendar file with the day on which a loan is due, and a reminder at 9:00 of the day before. Source:
 * RFC 5545.
 */
export function calendarFile({ orderNo, date, title, text }: DueDay): string {
  const stamp = new Date(serverNow()).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${config.brand}//${config.appVersion}//ES`,
    'BEGIN:VEVENT',
    `UID:${escaped(orderNo)}@${config.name}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A line is 75 octets at most; what follows is on the next one, after a space. */
function folded(line: string): string {
  const octets = new TextEncoder();
  let length = 0;
  return [...line]
    .map((letter) => {
      const size = octets.encode(letter).length;
      const isFull = length + size > 75;
      length = isFull ? 1 + size : length + size;
      return isFull ? `\r\n ${letter}` : letter;
    })
    .join('');
}
