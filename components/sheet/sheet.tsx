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
        {sum && <div className="sheet__sum stack">{sum}</div>}
        {footer && <div className="sheet__footer">{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * Whether an element's content overflows, and whether some of it is below; updated as it scrolls, and when it or its
 * content changes size. What has the focus in it stays in view when the room gets less, as where a footer says what a
 * typed amount comes to.
 */
function useScrolls(element: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let room = watched.clientHeight;
    const measure = () => {
      const { activeElement } = document;
      if (watched.clientHeight < room && watched.contains(activeElement))
        activeElement?.scrollIntoView({ block: 'nearest' });
      room = watched.clientHeight;
      look();
    };
    const look = () => {
      const hidden = watched.scrollHeight - room - 1;
      setScrolls(hidden > 0);
      setHasMore(hidden > watched.scrollTop);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    for (const child of watched.children) observer.observe(child);
    watched.addEventListener('scroll', look, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      watched.removeEventListener('scroll', look);
    };
  }, [element]);
  return { scrolls, hasMore };
}
