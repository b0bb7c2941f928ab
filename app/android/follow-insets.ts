import { type Insets, onPush } from '@/lib/bridge/push';

/**
 * Keeps what the phone's bars, cut-outs and keyboard cover in the page's style, where the design system
 * finds it (components/foundation/tokens.css); until the shell has told, what the browser knows. A field
 * that is being filled in stays in sight when the keyboard comes. Returns how to stop.
 */
export function followInsets(): () => void {
  return onPush('insets', (insets) => {
    write(insets);
    if (insets.keyboard > 0) showFocusedField();
  });
}

function write({ top, right, bottom, left, keyboard }: Insets): void {
  const { style } = document.documentElement;
  style.setProperty('--safe-top', `${top}px`);
  style.setProperty('--safe-right', `${right}px`);
  style.setProperty('--safe-bottom', `${bottom}px`);
  style.setProperty('--safe-left', `${left}px`);
  style.setProperty('--keyboard', `${keyboard}px`);
}

/** As little as it takes; the page's `scroll-padding` keeps it clear of bar, dock and keyboard. */
function showFocusedField(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
