import '@testing-library/jest-dom';

// Tests with `@jest-environment node` have no DOM.
if (typeof window !== 'undefined') {
  jest.requireActual('./jsdom-polyfills');
  // A machine that builds and tests at once is slow, not wrong: below Jest's own limit of 30 s.
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 20_000 });
}
