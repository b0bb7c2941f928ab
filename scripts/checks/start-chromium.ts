import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browsers';

/** The features that Playwright disables, as a second switch replaces its own, and those that disturb the tests. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // It prompts the user before a page calls its own machine, where the tests' servers are.
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // With it a page that is closed during a navigation sometimes never closes (playwright issue 42068).
  'RenderDocument',
  // The process that waits for the next site costs an opening a fifth of its processor time.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Without requests of its own, which fail without a network, and with a fake camera. @internal */
export const chromiumArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  // The default of Chromium with a window, so that both render texts the same.
  '--font-render-hinting=slight',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Starts a headless Chromium. Throws where none is installed. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findBrowser('chromium');
  if (!executablePath)
    throw new Error('No Chromium: apt-get install chromium-headless-shell, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: chromiumArgs });
}
