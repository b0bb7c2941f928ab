/** Events as `user/upload_behavior` wants them: base64 of their JSON in UTF-8. */
export function encodeEvents(events: readonly object[]): { data: string; bytes: number } {
  const bytes = new TextEncoder().encode(JSON.stringify(events));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { data: btoa(letters), bytes: bytes.length };
}
