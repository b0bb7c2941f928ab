import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { DeviceLog } from '../record/device-log';
import { WebViewInFront } from '../web/web-view-in-front';
import type { AppConfig, DeviceConfig } from './configs';
import { InstalledApp } from './installed-app';
import { onDuty } from './on-duty';
import { readPermissions } from './permissions';
import type { Phone } from './phone';
import { refuseAll } from './refusals';
import { launchArgs, startPhone } from './start-phone';

/** What Detox gives to a driver. */
type Deps = {
  eventEmitter: { emit(event: string, about: object): Promise<void>; off(): void };
  deviceConfig: DeviceConfig;
  appsConfig: Record<string, AppConfig>;
};

const portrait = { width: 360, height: 800 };
const bundleId = 'cl.luka.app';

/** The driver behind Detox's `device`: installs, starts and ends the app on the desktop shell. */
export class DesktopDevice {
  /** What happened on the phone in this test. */
  readonly log = new DeviceLog();
  readonly webView = new WebViewInFront(() => this.running, this.log);
  private installed = new InstalledApp();
  private phone: Phone | undefined;

  constructor(
    private readonly deps: Deps,
    private readonly cookie: { id: string; name: string },
  ) {
    Object.assign(this, refuseAll());
    onDuty.device = this;
  }

  get isRunning(): boolean {
    return this.phone !== undefined;
  }

  /** The phone with the app on it; throws where the app is not running. */
  get running(): Phone {
    if (!this.phone) throw new Error('The app is not running: await device.launchApp() first');
    return this.phone;
  }

  getExternalId(): string {
    return this.cookie.id;
  }

  getDeviceName(): string {
    return this.cookie.name;
  }

  getPlatform(): string {
    return 'android';
  }

  getBundleIdFromBinary(): string {
    return bundleId;
  }

  validateDeviceConfig(): void {}

  async installUtilBinaries(): Promise<void> {}

  async installApp(): Promise<void> {}

  /** Takes the app away with all that it kept. */
  async uninstallApp(): Promise<void> {
    await this.terminate();
    this.installed.remove();
    this.installed = new InstalledApp();
  }

  async resetAppState(): Promise<void> {
    await this.uninstallApp();
  }

  async setPermissions(_bundleId: string, asked: Record<string, unknown>): Promise<void> {
    const states = readPermissions(asked);
    if (this.phone) await this.phone.shell.control('permissions', states);
    else this.installed.setPermissions(states);
  }

  async launchApp(
    _bundleId: string,
    args: Record<string, unknown>,
    language?: { language?: string; locale?: string },
  ): Promise<number> {
    const about = { bundleId, deviceId: this.cookie.id, launchArgs: args };
    await this.deps.eventEmitter.emit('beforeLaunchApp', about);
    const { detoxURLOverride: url, now, ...options } = v.parse(launchArgs, args);
    const locale = language?.language ?? language?.locale;
    if (now) await this.installed.clock.set(Date.parse(now), this.phone?.context);
    if (this.phone) {
      if (locale) await this.phone.shell.control('locale', { locale });
      await this.phone.shell.control('return');
      if (url) await this.openURL(url);
    } else {
      const { deviceConfig, appsConfig } = this.deps;
      const given = { deviceConfig, appsConfig, installed: this.installed, log: this.log };
      this.phone = await startPhone(given, { ...options, locale, link: url });
    }
    await this.phone.waitUntilHydrated();
    // The first page was up before its clock could be set.
    if (now) await this.reload();
    await this.webView.took('launchApp', 'with picture');
    await this.deps.eventEmitter.emit('launchApp', { ...about, pid: process.pid });
    return process.pid;
  }

  async waitUntilReady(): Promise<void> {}

  async waitForActive(): Promise<void> {}

  async waitForBackground(): Promise<void> {}

  async deliverPayload(payload: { url?: string; delayPayload?: boolean }): Promise<void> {
    if (payload.delayPayload) return;
    if (!payload.url) throw new Error('Only a link can be delivered: device.openURL({ url })');
    await this.openURL(payload.url);
  }

  /** On Android it waits for React Native; here the page is loaded anew. */
  async reloadReactNative(): Promise<void> {
    await this.reload();
    await this.webView.took('reload', 'with picture');
  }

  async pressBack(): Promise<void> {
    await this.running.shell.control('back');
    await this.webView.settle();
    await this.webView.took('pressBack', 'with picture');
  }

  async sendToHome(): Promise<void> {
    await this.running.shell.control('home');
    await this.webView.took('sendToHome');
  }

  async setLocation(latitude: string, longitude: string): Promise<void> {
    await this.running.shell.control('location', {
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  }

  async setOrientation(orientation: 'portrait' | 'landscape'): Promise<void> {
    const { width, height } = portrait;
    const isWide = orientation === 'landscape';
    const size = isWide ? { width: height, height: width } : portrait;
    await (await this.running.appPage()).turn(size, isWide ? 90 : 0);
    await this.webView.settle();
  }

  async setURLBlacklist(patterns: readonly string[]): Promise<void> {
    this.running.ignoredUrls = patterns.map((pattern) => new RegExp(pattern));
  }

  async enableSynchronization(): Promise<void> {
    this.webView.isSettling = true;
  }

  async disableSynchronization(): Promise<void> {
    this.webView.isSettling = false;
  }

  async tap(point: { x: number; y: number } = { x: 100, y: 100 }): Promise<void> {
    await this.longPress(point, 0);
  }

  async longPress(point: { x: number; y: number } = { x: 100, y: 100 }, ms = 1000): Promise<void> {
    await (await this.running.frontPage()).touch(point, ms);
    await this.webView.settle();
    await this.webView.took(`touch ${point.x},${point.y}`, 'with picture');
  }

  async typeText(text: string): Promise<void> {
    await this.webView.pressKeys(text);
  }

  async takeScreenshot(name: string): Promise<string> {
    const path = join(tmpdir(), `luka-e2e-${process.pid}-${Date.now()}.png`);
    await this.picture(path);
    await this.deps.eventEmitter.emit('createExternalArtifact', {
      pluginId: 'screenshot',
      artifactName: name,
      artifactPath: path,
    });
    return path;
  }

  /** A picture of the screen as a PNG file. */
  async picture(path: string): Promise<void> {
    writeFileSync(path, await (await this.running.appPage()).screenshot());
  }

  async terminate(): Promise<void> {
    const { phone } = this;
    if (!phone) return;
    const about = { bundleId, deviceId: this.cookie.id };
    await this.deps.eventEmitter.emit('beforeTerminateApp', about);
    this.phone = undefined;
    await phone.close();
    await this.deps.eventEmitter.emit('terminateApp', about);
  }

  /**
   * Lets the phone's clock say what the server's says, an instant of ISO 8601, where `launchApp` has set it;
   * else the phone keeps this machine's time, as a phone on Android keeps its own.
   */
  async followClock(now: string): Promise<void> {
    const { clock } = this.installed;
    if (clock.isSet) await clock.set(Date.parse(now), this.phone?.context);
  }

  /** The system ends the app: nothing is saved any more. */
  async killProcess(): Promise<void> {
    const phone = this.running;
    this.phone = undefined;
    await phone.kill();
  }

  async cleanup(): Promise<void> {
    await this.terminate();
    this.installed.remove();
    this.deps.eventEmitter.off();
  }

  getLogsPaths(): object {
    return {};
  }

  private async reload(): Promise<void> {
    const { page } = await this.running.appPage();
    await page.reload();
    await this.running.waitUntilHydrated();
  }

  private async openURL(url: string): Promise<void> {
    await this.running.shell.control('open', { url });
    await this.running.waitUntilHydrated();
    await this.webView.took(`openURL ${url}`, 'with picture');
  }
}
