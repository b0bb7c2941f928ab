import { escapeHtml } from '../escape-html';
import { noScriptTexts, type PageText } from './page-texts';

/**
 * Adds to a page what it shows where scripts are off: that Luka needs them, and `content`, HTML. A browser with
 * scripts reads it as text and shows nothing of it.
 */
export function addNoScript(
  html: string,
  content: string,
  notice: keyof typeof noScriptTexts,
): string {
  const text = `<p class="no-script">${escapeHtml(noScriptTexts[notice])}</p>${content}`;
  return html.replace('</body>', () => `<noscript>${text}</noscript></body>`);
}

/** What a page is about, as HTML: for a build for a real server, which has no sample data to show. */
export function aboutPage({ title, description }: PageText): string {
  const text = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`;
  return `<div class="page"><main class="page__main"><div class="page__content">${text}</div></main></div>`;
}
