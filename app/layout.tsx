import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/components/styles.css';
import { exportLocale, htmlLang } from '@/lib/i18n/locale';
import { homePath } from '@/lib/router/target';
import { bootScript } from './launch/boot-script';
import { noScriptText, pageMetadata } from './pages/page-texts';
import './styles.css';

// The title of Home is its screen's, in the language of the page.
const { title: _, ...home } = pageMetadata(homePath);

export const metadata: Metadata = {
  ...home,
  // A phone number in a figure is not a link to call.
  formatDetection: { telephone: false, email: false, address: false },
  referrer: 'no-referrer',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The keyboard shrinks the page, so that docks stay above it.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0b171c' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets data-theme and data-boot before React comes.
    <html lang={htmlLang[exportLocale]} suppressHydrationWarning>
      <head>
        {/* Not through `metadata`: a relative address is what works from a sub-path and a file. */}
        <link rel="icon" href="./icon.svg" type="image/svg+xml" />
        {/* The parser pauses, and the browser would paint what it has: a tap on what is not there yet is lost. */}
        <link rel="expect" href="#page-end" blocking="render" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      <body>
        {children}
        <noscript id="page-end">
          <p className="no-script">{noScriptText}</p>
        </noscript>
      </body>
    </html>
  );
}
