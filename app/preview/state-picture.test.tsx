import { fireEvent, render } from '@testing-library/react';
import { defaultSettings } from './settings';
import { StatePicture } from './state-picture';

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as never;
  window.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {
      return undefined;
    }
  } as never;
});

const screen = { path: '/pages/my-loan/my-loan', title: 'my loan' } as const;
const state = { name: 'overdue', title: 'overdue' };

test('a state whose accepted picture is missing, as on the dev server, runs at once', () => {
  const props = { screen, state, settings: defaultSettings };
  const { container } = render(<StatePicture {...props} />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('iframe')).not.toBeNull();
});
