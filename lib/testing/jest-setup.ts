import '@testing-library/jest-dom';

// Tests with `@jest-environment node` have no DOM.
if (typeof window !== 'undefined') jest.requireActual('./jsdom-polyfills');
