import { pngOf } from './png-of';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What a modal dialog and an open popover get from the browser, which copies of them do not. */
const topLayerStyles = `
:where(dialog[data-modal]){position:fixed;inset-block:0;overflow:auto;
max-width:calc(100% - 6px - 2em);max-height:calc(100% - 6px - 2em)}
dialog[data-modal]{z-index:2147483647}
:where([data-popover]){position:fixed;inset:0;width:fit-content;height:fit-content;margin:auto;
border:solid;padding:.25em;overflow:auto}
[data-popover]{z-index:2147483647}
[data-backdrop]{position:fixed;inset:0;z-index:2147483646}
*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}`;

/**
 * A PNG of this page as it is now, at a scale: a copy of the document with its styles is drawn as a picture. Nothing
 * is sent anywhere. `styles` are the texts of its sheets. Rejects where the browser cannot draw it.
 */
export async function takePicture(styles: readonly string[], scale: number): Promise<Blob> {
  const { innerWidth: width, innerHeight: height } = window;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(styles, width, height))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * scale,
    height: height * scale,
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

/** The page as an SVG picture of this size. */
function drawn(styles: readonly string[], width: number, height: number): string {
  const svg = document.createElementNS(svgNamespace, 'svg');
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    svg.setAttribute(name, String(value));
  // Of lengths in rem, which are of the picture's root.
  svg.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const style = document.createElementNS(svgNamespace, 'style');
  style.textContent = [...styles.map(forCopy), topLayerStyles].join('\n');
  const content = document.createElementNS(svgNamespace, 'foreignObject');
  content.setAttribute('width', '100%');
  content.setAttribute('height', '100%');
  content.append(copyOfPage());
  svg.append(style, content);
  return new XMLSerializer().serializeToString(svg);
}

/** In a picture, the root is the picture. */
function forCopy(css: string): string {
  return css.replaceAll(':root', ':is(html,:root)');
}

function copyOfPage(): HTMLElement {
  const page = document.documentElement;
  const copy = document.importNode(page, true);
  const originals = page.querySelectorAll('*');
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original) copyWhatShows(original, element);
  }
  for (const unused of copy.querySelectorAll('script, link, style, template, noscript, meta, base'))
    unused.remove();
  copy.dataset.theme ??= window.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
  const body = copy.querySelector('body');
  for (const dialog of copy.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
    const backdrop = document.createElement('div');
    backdrop.dataset.backdrop = '';
    backdrop.style.backgroundColor = dialog.dataset.modal ?? '';
    body?.append(backdrop, dialog);
  }
  return copy;
}

/** What an element shows that is not in its HTML: values, drawings, the layer of a dialog. */
function copyWhatShows(original: Element, copy: Element): void {
  if (original instanceof HTMLInputElement) {
    copy.setAttribute('value', original.value);
    copy.toggleAttribute('checked', original.checked);
  } else if (original instanceof HTMLTextAreaElement) {
    copy.textContent = original.value;
  } else if (original instanceof HTMLOptionElement) {
    copy.toggleAttribute('selected', original.selected);
  } else if (original instanceof HTMLImageElement) {
    copy.setAttribute('src', pixelsOf(original, original.naturalWidth, original.naturalHeight));
    copy.removeAttribute('srcset');
  } else if (original instanceof HTMLCanvasElement) {
    const picture = document.createElement('img');
    for (const { name, value } of original.attributes) picture.setAttribute(name, value);
    picture.src = pixelsOf(original, original.width, original.height);
    copy.replaceWith(picture);
  } else if (original instanceof HTMLDialogElement && original.matches(':modal')) {
    copy.setAttribute('data-modal', getComputedStyle(original, '::backdrop').backgroundColor);
  } else if (original.hasAttribute('popover') && original.checkVisibility()) {
    copy.removeAttribute('popover');
    copy.setAttribute('data-popover', '');
  }
}

/** A picture as a data URL, as a picture loads nothing; empty where it has not loaded. */
function pixelsOf(
  source: HTMLImageElement | HTMLCanvasElement,
  width: number,
  height: number,
): string {
  if (width === 0 || height === 0) return 'data:,';
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(source, 0, 0);
  return canvas.toDataURL();
}
