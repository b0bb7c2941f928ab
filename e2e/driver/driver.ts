import { DesktopArtifacts } from './artifacts/desktop-artifacts';
import { DesktopAllocation } from './device/desktop-allocation';
import { DesktopDevice } from './device/desktop-device';
import { DesktopExpect } from './web/desktop-expect';

/** The four classes that Detox asks of a driver, under the names by which it asks. */
export {
  DesktopAllocation as DeviceAllocationDriverClass,
  DesktopArtifacts as ArtifactPluginsProviderClass,
  DesktopDevice as RuntimeDriverClass,
  DesktopExpect as ExpectClass,
};
