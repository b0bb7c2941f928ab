import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterInstall, type PermissionStates } from './permissions';
import { PhoneClock } from './phone-clock';

/** What outlives the app's process: its data, the phone's clock, and permissions for the next start. */
export class InstalledApp {
  readonly folder = mkdtempSync(join(tmpdir(), 'luka-e2e-'));
  readonly clock = new PhoneClock();
  private permissions: PermissionStates = { ...afterInstall };

  /** The permissions that the next start sets; the one after it sets none. */
  takePermissions(): PermissionStates {
    const { permissions } = this;
    this.permissions = {};
    return permissions;
  }

  setPermissions(states: PermissionStates): void {
    this.permissions = { ...this.permissions, ...states };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
