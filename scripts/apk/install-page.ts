import { createTranslator } from 'next-intl';
import { renderSVG } from 'uqr';
import en from '@/locales/install/en.json';
import es from '@/locales/install/es.json';
import vi from '@/locales/install/vi.json';
import { escapeHtml } from '../escape-html';
import { plainPage, sectionsOf } from '../export/plain-page';

const messages = { es, en, vi };

/** The name of Android for `minSdk.version` of android-shell/pom.xml, which is 26. */
const android = '8';

/** The file name of the page, beside the APK. */
export const installPageName = 'install.html';

/** What is known of an APK that is installed from a web page; digests are SHA-256 in lower-case hexadecimal. */
export type Download = {
  /** The https address of the folder that has page and APK. */
  site: string;
  file: string;
  version: string;
  bytes: number;
  digest: string;
  /** Of the certificate that signs it. */
  certificate: string;
};

/** Parses `--site`: an https address, which ends with a slash in the result. Throws for another. */
export function parseSite(text: string): string {
  const site = URL.canParse(text) ? new URL(text) : undefined;
  if (site?.protocol !== 'https:' || site.search || site.hash)
    throw new Error(
      `--site: the https address of a folder, such as https://example.cl/app: ${text}`,
    );
  return site.href.replace(/\/*$/, '/');
}

/** The page from which `standard` is installed: a code that leads a phone to it, the APK, and how to know that it is ours. */
export function installPage({ site, file, version, bytes, digest, certificate }: Download): string {
  const address = escapeHtml(`${site}${installPageName}`);
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(`${site}${installPageName}`))}`;
  const size = Math.ceil(bytes / 1000);
  const hex = (text: string) => `<p><code>${text.replace(/.{8}(?=.)/g, '$&<wbr/>')}</code></p>`;
  const sections = sectionsOf(messages, (texts, locale) => {
    const t = createTranslator({ locale, messages: texts });
    return [
      `<p><a href="${escapeHtml(file)}" download>${escapeHtml(t('download', { version }))}</a></p>`,
      `<p>${escapeHtml(t('needs', { size, android }))} ${escapeHtml(t('allow'))}</p>`,
      `<p>${escapeHtml(t('file', { file }))}</p>${hex(digest)}`,
      `<p>${escapeHtml(t('certificate'))}</p>${hex(certificate)}`,
      `<p>${escapeHtml(t('check'))}</p><p>${escapeHtml(t('scan'))}</p>`,
    ].join('');
  });
  return plainPage({
    title: `${es.title} · ${version}`,
    head: '',
    main: `${sections}<section><img src="${code}" alt="${address}" width="220" height="220"/><p>${address}</p></section>`,
    script: '',
  });
}
