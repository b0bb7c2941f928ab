import { type Browser, firefox } from 'playwright-core';
import { findBrowser } from '@/scripts/checks/browsers';
import { answerUnknownCommands } from './unknown-commands';

/** Starts a headless Firefox, driven by WebDriver BiDi. Throws where none is installed. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findBrowser('firefox');
  if (!executablePath)
    throw new Error('No Firefox: apt-get install firefox-esr, or set FIREFOX_PATH');
  const browser = await firefox.launch({
    // Without it Playwright uses the protocol of its own build of Firefox.
    channel: 'moz-firefox',
    executablePath,
    // Playwright sets it by a command in Chromium.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  answerUnknownCommands(browser);
  return browser;
}
