import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useModal } from '@/components/dialog/use-modal';
import { classes } from '@/components/foundation/classes';
import { iconX } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';
import { slideAway, useDragDown } from '@/lib/gestures/use-drag-down';

type SheetProps = {
  open: boolean;
  /** The decision to take: "¿Cómo quieres pagar?". */
  title: ReactNode;
  /** Scrolls if it does not fit. */
  children: ReactNode;
  /** Fixed below, but in a low window: what the button comes to. */
  sum?: ReactNode;
  /** Fixed below: the primary button. */
  footer?: ReactNode;
  /** Scrolls with its footer, which comes only after all the rest was on the screen. */
  readFirst?: boolean;
  /** Fixed below the title: a search field. */
  header?: ReactNode;
  /** Called on the close button, Esc, Back, a tap on the scrim, and when the sheet is dragged down by its head. */
  onDismiss: () => void;
};

/** A bottom sheet for one decision. Its content mounts each time it opens, so it keeps no state. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet(props: Omit<SheetProps, 'open'>) {
  const { title, children, header, sum, footer, readFirst = false, onDismiss } = props;
  const t = useTranslations('ui.sheet');
  // However it is dismissed, it leaves as it came.
  const dismiss = () => slideAway(ref.current, onDismiss);
  const ref = useModal(dismiss);
  const drag = useDragDown(ref, dismiss);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // A scrolling area is focusable, so that the keyboard can scroll it even if it holds only text.
  const { scrolls, hasMore } = useScrolls(body);
  const focusable = scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {};
  return (
    <dialog className="sheet" ref={ref} aria-labelledby={id}>
      <div
        className={classes(
          'sheet__box',
          !readFirst && 'sheet__box--docked',
          hasMore && 'sheet__box--over',
        )}
      >
        <div className="sheet__head" {...drag}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={iconX} label={t('close')} onClick={dismiss} />
        </div>
        {header && <div className="sheet__header">{header}</div>}
        <div className="sheet__body" ref={body} {...focusable}>
          {children}
        </div>
        {sum && <Sum>{sum}</Sum>}
        {footer && <div className="sheet__footer">{footer}</div>}
      </div>
    </dialog>
  );
}

/** What the button comes to: shown once it is known, also below a field that is typed in. */
function Sum({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => showFocused(ref.current?.parentElement), []);
  return (
    <div className="sheet__sum" ref={ref}>
      {children}
    </div>
  );
}

/**
 * Scrolls into view what the button comes to, and, as these go first, the field of the body with the focus, and its input, or
 * the label around that, as of a radio button.
 */
function showFocused(box: HTMLElement | null | undefined) {
  const { activeElement } = document;
  if (!activeElement || !box?.querySelector('.sheet__body')?.contains(activeElement)) return;
  const field = activeElement.closest('.field');
  const input = activeElement.closest('label') ?? activeElement;
  const shown = [box.querySelector('.sheet__sum'), field, input];
  for (const each of shown) each?.scrollIntoView({ block: 'nearest' });
}

/**
 * Whether a body's content overflows it, and whether some is below its end or that of its box, which scrolls in a low
 * window; updated as they scroll, and when they or their content change size. What has the focus in the body stays in view
 * when the room gets less, as where a keyboard opens.
 */
function useScrolls(element: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const body = element.current;
    const box = body?.parentElement;
    if (!body || !box) return;
    const scrollers = [body, box];
    const heights = () => scrollers.map(({ clientHeight }) => clientHeight);
    let rooms = heights();
    const measure = () => {
      if (heights().some((height, at) => height < (rooms[at] ?? 0))) showFocused(box);
      rooms = heights();
      look();
    };
    const hidden = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight - 1;
    const look = () => {
      setScrolls(hidden(body) > 0);
      setHasMore(scrollers.some((each) => hidden(each) > each.scrollTop));
    };
    const observer = new ResizeObserver(measure);
    for (const each of [...scrollers, ...body.children]) observer.observe(each);
    for (const each of scrollers) each.addEventListener('scroll', look, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      for (const each of scrollers) each.removeEventListener('scroll', look);
    };
  }, [element]);
  return { scrolls, hasMore };
}
