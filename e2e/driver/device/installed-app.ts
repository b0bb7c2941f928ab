import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterInstall, type PermissionName, type PermissionState } from './permissions';
import { PhoneClock } from './phone-clock';

/** What outlives an app's process: a folder, the phone's clock, and permissions that the shell is yet to be told. */
export class InstalledApp {
  readonly folder = mkdtempSync(join(tmpdir(), 'luka-e2e-'));
  readonly clock = new PhoneClock();
  private untold: Partial<Record<PermissionName, PermissionState>> = { ...afterInstall };

  /** The permissions to be told at the next start; asked once. */
  takePermissions(): Partial<Record<PermissionName, PermissionState>> {
    const { untold } = this;
    this.untold = {};
    return untold;
  }

  /** Sets permissions for the next start. */
  setPermissions(states: Partial<Record<PermissionName, PermissionState>>): void {
    this.untold = { ...this.untold, ...states };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
