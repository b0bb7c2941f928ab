import { escapeHtml } from '../escape-html';
import { type PageText, pictureAlt } from './page-texts';

/** What a page says about itself. */
type Description = PageText & {
  /** The picture's file below the root; none in a build for a real server, which has no sample data. */
  picture?: string;
  /** The page's file below the root. */
  file: string;
  /** URL of the export's root, which ends with a slash; undefined where it is not known. */
  siteUrl?: string;
};

/**
 * Adds to a page its description, and what chats and mail programs show of a link to it (Open Graph); a title only
 * if it has none. The picture's address is absolute if the site's URL is known: not every program resolves others.
 */
export function describePage(
  html: string,
  { file, picture, siteUrl, ...text }: Description,
): string {
  const { title, description } = text;
  const url = (path: string) => (siteUrl === undefined ? `./${path}` : new URL(path, siteUrl).href);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}"/>`;
  const tags = [
    html.includes('<title>') ? '' : `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"/>`,
    property('og:type', 'website'),
    property('og:site_name', 'Luka'),
    property('og:locale', 'es_CL'),
    property('og:title', title),
    property('og:description', description),
    ...(siteUrl === undefined ? [] : [property('og:url', url(file))]),
    ...(picture === undefined
      ? []
      : [property('og:image', url(picture)), property('og:image:alt', pictureAlt(text))]),
  ];
  return html.replace('</head>', `${tags.join('')}</head>`);
}
