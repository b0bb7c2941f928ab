import { type Browser, firefox } from 'playwright-core';
import { findFirefox } from '@/scripts/checks/firefox';
import { answerUnknownCommands } from './unknown-commands';

/** What Playwright sets by command in Chromium: reduced motion, and a fake camera that asks nobody. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
};

/** Starts a headless Firefox, driven by WebDriver BiDi. Throws where none is installed. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Error('No Firefox: apt-get install firefox-esr, or set FIREFOX_PATH');
  const browser = await firefox.launch({
    // Without it Playwright uses the protocol of its own build of Firefox.
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: preferences,
  });
  answerUnknownCommands(browser);
  return browser;
}
