import { type Insets, onPush } from '@/lib/bridge/push';

/**
 * Keeps what the phone's bars and cut-outs cover in the page's style, where the design system finds it
 * (components/foundation/tokens.css); until the shell has told, what the browser knows. A field that is
 * being filled in stays in sight when the keyboard makes the page lower. Returns how to stop.
 */
export function followInsets(): () => void {
  let hasKeyboard = false;
  const showField = () => hasKeyboard && showFocusedField();
  const stop = onPush('insets', (insets) => {
    write(insets);
    hasKeyboard = insets.keyboard > 0;
    showField();
  });
  // The view gets its new height before or after the shell tells of it.
  window.addEventListener('resize', showField);
  return () => {
    stop();
    window.removeEventListener('resize', showField);
  };
}

function write({ top, right, bottom, left }: Insets): void {
  const { style } = document.documentElement;
  style.setProperty('--safe-top', `${top}px`);
  style.setProperty('--safe-right', `${right}px`);
  style.setProperty('--safe-bottom', `${bottom}px`);
  style.setProperty('--safe-left', `${left}px`);
}

/** As little as it takes; the page's `scroll-padding` keeps it clear of bar and dock. */
function showFocusedField(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
