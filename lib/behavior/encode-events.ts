import { toBase64 } from '@/lib/base64/base64';

/** Events as `user/upload_behavior` wants them: base64 of their JSON in UTF-8. */
export function encodeEvents(events: readonly object[]): { data: string; bytes: number } {
  const bytes = new TextEncoder().encode(JSON.stringify(events));
  return { data: toBase64(bytes), bytes: bytes.length };
}
