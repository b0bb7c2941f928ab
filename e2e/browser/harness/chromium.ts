import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '@/scripts/checks/chromium';

/**
 * Playwright's own choice, which a second switch of the name would replace, and `RenderDocument`: with it a
 * page that is closed while it goes to another one now and then never closes (playwright issue 42068).
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // A desktop asks the person before a page calls its own machine, where all servers of the tests are.
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
];

/** Chromium without a window, and without its own requests, which a closed network would refuse. */
const quiet = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Starts the tests' browser; throws in one line where there is none. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium: apt-get install chromium, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: quiet });
}
