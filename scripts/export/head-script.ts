import { buildSync } from 'esbuild';
import { bootScript } from '@/app/launch/boot-script';
import type { StartTexts } from '@/app/launch/head/watch-start';
import en from '@/locales/start/en.json';
import es from '@/locales/start/es.json';
import vi from '@/locales/start/vi.json';

/** Adds a script to the head of a page, after the boot script, which has found the user's language. */
export function addHeadScript(html: string, script: string): string {
  const boot = `<script>${bootScript}</script>`;
  if (!html.includes(boot)) throw new Error('the boot script is not where it is expected');
  return html.replace(boot, () => `${boot}<script>${script}</script>`);
}

/** The script for the head of the hash app's pages of a build, from app/launch/head/head-script. */
export function headScript(apiBaseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: ['app/launch/head/head-script.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome111',
    legalComments: 'none',
    define: {
      'process.env.NEXT_PUBLIC_API_BASE_URL': JSON.stringify(apiBaseUrl),
      START_TEXTS: JSON.stringify({ es: textsOf(es), en: textsOf(en), vi: textsOf(vi) }),
      // Of what the script needs of the build's settings nothing depends on the lender.
      'process.env.NEXT_PUBLIC_LENDER': '""',
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function textsOf({ ui }: typeof es): StartTexts['es'] {
  const { errorTitle, errorText, retry } = ui.state;
  return [errorTitle, errorText, retry];
}
