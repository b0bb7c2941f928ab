import { createHash } from 'node:crypto';

/** The SHA-256 of a file's content, as base64. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
