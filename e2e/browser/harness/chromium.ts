import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '@/scripts/checks/chromium';

/** Chromium without a window, and without its own traffic, which a closed network would refuse. */
const quiet = [
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
