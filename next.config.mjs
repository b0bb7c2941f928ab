import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Messages are compiled at build time: the phone does not carry an ICU parser.
    messages: {
      path: ['./locales/start', './locales/apply', './locales/loan'],
      locales: 'infer',
      format: 'json',
      precompile: true,
    },
  },
});

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // With an export, any other name than Next's own is where the export goes.
  distDir: process.env.LUKA_RAW_DIR ?? '.next',
  // The static pages and the gallery are for designers: a build for a real server has neither.
  pageExtensions: process.env.NEXT_PUBLIC_API_BASE_URL ? ['tsx'] : ['tsx', 'sandbox.tsx'],
  // out/pages/<route>/index.html: every screen is a folder that any CDN serves without rules.
  trailingSlash: true,
  // Not random, as it is in every page: the same sources make the same bytes. File names are hashes anyway.
  generateBuildId: () => 'luka',
  // Relative, so that the bundle runs from a root, a sub-path, the shell's assets and file://. The
  // dev server cannot: its pages would wait for an update channel at a relative address.
  assetPrefix: process.env.NODE_ENV === 'production' ? './' : undefined,
  images: { unoptimized: true },
  reactStrictMode: true,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // They say which packages ship; scripts/export/licences removes them.
  productionBrowserSourceMaps: true,
  // Always set, so that it is inlined and what it rules out is left out.
  env: {
    NEXT_PUBLIC_API_BASE_URL: process.env.NEXT_PUBLIC_API_BASE_URL ?? '',
    NEXT_PUBLIC_LENDER: process.env.NEXT_PUBLIC_LENDER ?? '',
    NEXT_PUBLIC_WEBVIEW_HOSTS: process.env.NEXT_PUBLIC_WEBVIEW_HOSTS ?? '',
  },
};

export default withNextIntl(config);
