import { routePaths } from './route-path.gen';

/** The paths in a build with the sandbox, or without it. */
function pathsIn(sandbox: boolean): readonly string[] {
  let paths: readonly string[] = [];
  jest.isolateModules(() => {
    jest.doMock('@/lib/config', () => ({ config: { sandbox } }));
    paths = jest.requireActual<typeof import('./built-paths')>('./built-paths').builtPaths;
  });
  return paths;
}

test('a build with the sandbox has every screen', () => {
  expect(pathsIn(true)).toEqual(routePaths);
});

test('a build for a real server has all but the testers’ page', () => {
  const testersPath = '/pages/settings/page_native_test';
  expect(routePaths).toContain(testersPath);
  expect(pathsIn(false)).toEqual(routePaths.filter((path) => path !== testersPath));
});
