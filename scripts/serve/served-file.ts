import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types';
import { withSandboxMeta } from './sandbox-meta';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Smaller files do not get smaller. */
const leastBytes = 1024;

/** A file as it goes out. */
export type ServedFile = {
  body: Buffer;
  contentType: string;
  /** Of the bytes before packing. */
  etag: string;
  encoding: 'br' | 'gzip' | null;
  /** True where another `Accept-Encoding` would get other bytes. */
  varies: boolean;
};

type Packed = { etag: string; body: Buffer };

/** Packing is slow, and a bundle's files are asked for again and again. */
const packed = new Map<string, Packed>();

/** Reads a file, puts the sandbox's mark into a page, and packs it if the browser takes that. */
export async function readServedFile(
  file: string,
  acceptEncoding: string | undefined,
): Promise<ServedFile> {
  const contentType = contentTypeOf(file);
  const bytes = await readFile(file);
  const body = contentType.startsWith('text/html')
    ? Buffer.from(withSandboxMeta(bytes.toString('utf8')))
    : bytes;
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const varies = isCompressible(contentType) && body.length >= leastBytes;
  const encoding = varies ? bestEncoding(acceptEncoding) : null;
  const out = encoding ? await pack(`${encoding} ${file}`, { etag, body }, encoding) : body;
  return { body: out, contentType, etag, encoding, varies };
}

function bestEncoding(accepted = ''): 'br' | 'gzip' | null {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

async function pack(key: string, { etag, body }: Packed, encoding: 'br' | 'gzip') {
  const known = packed.get(key);
  if (known?.etag === etag) return known.body;
  const smaller =
    encoding === 'br'
      ? await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : await toGzip(body);
  packed.set(key, { etag, body: smaller });
  return smaller;
}
