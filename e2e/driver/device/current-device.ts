import type { DesktopDevice } from './desktop-device';

/** The device of this process, for what Detox creates without one: artifacts and the test environment. */
export const currentDevice: { device?: DesktopDevice } = {};
