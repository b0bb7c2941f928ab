/** Where a sandbox on loopback waits: its server says so in the page. Empty: the sandbox in the page. */
function sandboxServer(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name="luka-sandbox"]')?.content ?? '';
}

/**
 * What is fixed when the bundle is built. Versions: product.md section 9. `apiBaseUrl` names the real
 * server; where it is empty the app runs against its sandbox (contract.md section 7). `sandbox`
 * is known at build time, so that a build for a real server drops the sandbox whole.
 */
export const config = {
  name: 'luka',
  brand: 'Luka',
  appVersion: '1.0.5',
  versionCode: '6',
  webBuild: '072501',
  countryCode: '56',
  /** Who lends. TO BE SET BEFORE RELEASE: this company does not exist; papers take it from here. */
  lender: { name: 'Luka SpA', rut: '76.543.210-3' },
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL || sandboxServer(),
  sandbox: !process.env.NEXT_PUBLIC_API_BASE_URL,
} as const;
