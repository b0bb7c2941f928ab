afterEach(() => jest.useRealTimers());

// Tests with `@jest-environment node` have no DOM, and no use for the matchers of one, which take long to load.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual('./jsdom-polyfills');
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  // A machine that builds and tests at once is slow, not wrong: below Jest's own limit of 90 s. A mutant often makes a
  // test wait for what never comes, and is tried on a machine that does little else.
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: process.env.STRYKER_MUTATOR_WORKER ? 4_000 : 60_000 });
}
