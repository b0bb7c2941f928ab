/** What the shell replies with. */
export const samples = {
  /** About a kilobyte. */
  reply: { name: 'A contact of the phone '.repeat(43), phone: '+56912345678' },
  permission: { sms: 'granted' },
};

/** Text messages of about 500 bytes of JSON each. */
export function sampleMessages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    address: `+569${String(10_000_000 + index)}`,
    body: `Mensaje ${index}: su código es 123456. ${'No lo comparta con nadie. '.repeat(15)}`,
    date: '2026-07-25T10:00:00Z',
    type: 'inbox',
  }));
}
