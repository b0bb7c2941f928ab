import { DesktopArtifacts } from './artifacts';
import { currentDevice } from './device/current-device';
import { DesktopDevice } from './device/desktop-device';
import { DesktopExpect } from './web/desktop-expect';

/** The device of a Detox worker, which artifacts and test environment find as the current one. */
class CurrentDesktopDevice extends DesktopDevice {
  constructor(...args: ConstructorParameters<typeof DesktopDevice>) {
    super(...args);
    currentDevice.device = this;
  }
}

/** Allocates devices to Detox's workers; each worker starts its own. */
class DesktopAllocation {
  private count = 0;

  async allocate(): Promise<{ id: string; name: string }> {
    this.count += 1;
    return { id: `desktop-${process.pid}-${this.count}`, name: 'desktop shell' };
  }

  async free(): Promise<void> {}
}

/** The four classes of a Detox driver, under the names that Detox expects. */
export {
  CurrentDesktopDevice as RuntimeDriverClass,
  DesktopAllocation as DeviceAllocationDriverClass,
  DesktopArtifacts as ArtifactPluginsProviderClass,
  DesktopExpect as ExpectClass,
};
