import { crc32 } from 'node:zlib';

/** The length of the shell's chunks in UTF-16 units (`ChunkedReplies.kt`). */
const chunkLength = 64 * 1024;

type Chunk = { index: number; data?: string; total_count?: number; checksum?: string };

/** The chunks of a list, as the shell's core cuts them. */
export function* cutReply(list: readonly unknown[]): Generator<Chunk> {
  const text = JSON.stringify(list);
  const count = Math.ceil(text.length / chunkLength);
  for (let index = 0; index < count; index += 1) {
    yield { index, data: text.slice(index * chunkLength, (index + 1) * chunkLength) };
  }
  const checksum = crc32(text).toString(16).padStart(8, '0');
  yield { index: count, total_count: list.length, checksum };
}
