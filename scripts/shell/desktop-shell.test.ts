import { hasDisplay } from './desktop-shell';

const { DISPLAY, WAYLAND_DISPLAY } = process.env;

afterEach(() => {
  Object.assign(process.env, { DISPLAY: DISPLAY ?? '', WAYLAND_DISPLAY: WAYLAND_DISPLAY ?? '' });
});

test.each([
  ['linux', '', '', false],
  ['linux', ':99', '', true],
  ['linux', '', 'wayland-0', true],
  ['darwin', '', '', true],
])('hasDisplay on %s with DISPLAY "%s" and WAYLAND_DISPLAY "%s" is %s', (...row) => {
  const [platform, x, wayland, is] = row;
  Object.assign(process.env, { DISPLAY: x, WAYLAND_DISPLAY: wayland });
  expect(hasDisplay(platform)).toBe(is);
});
