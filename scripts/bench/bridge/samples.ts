/** What the shell replies with. */
export const samples = {
  /** About a kilobyte. */
  reply: { name: 'A contact of the phone '.repeat(43), phone: '+56912345678' },
  /** Five megabytes of JSON: 10,000 text messages. */
  messages: Array.from({ length: 10_000 }, (_, index) => ({
    address: `+569${String(10_000_000 + index)}`,
    body: `Mensaje ${index}: su código es 123456. ${'No lo comparta con nadie. '.repeat(15)}`,
    date: '2026-07-25T10:00:00Z',
    type: 'inbox',
  })),
};
