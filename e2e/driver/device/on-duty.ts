import type { DesktopDevice } from './desktop-device';

/** The phone of this process, for those whom Detox makes without one: artifacts, and the spec's own world. */
export const onDuty: { device?: DesktopDevice } = {};
