/** Whether a window can be shown: on Linux only where there is a display. */
export function hasDisplay(platform: string = process.platform): boolean {
  if (platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
