import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameScript, framesPrefix } from '@/app/launch/frame-script';
import { locales } from '@/lib/i18n/locale';
import { renderFrames } from './render-frames';

/**
 * Writes into an export the script with the screens' first frames of each language. Resolves with the scripts'
 * addresses in the order of `locales`, and with the paths of the screens for users who are logged in.
 */
export async function writeFrames(
  out: string,
): Promise<{ frames: string[]; needLogin: ReadonlySet<string> }> {
  const rendered = await Promise.all(locales.map((locale) => renderFrames(locale)));
  const scripts = rendered.map(({ frames }, index) => {
    const code = frameScript(frames);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
    const file = `_next/static/chunks/${framesPrefix}${locales[index]}-${hash}.js`;
    writeFileSync(join(out, file), code);
    return `./${file}`;
  });
  return { frames: scripts, needLogin: rendered[0]?.needLogin ?? new Set() };
}
