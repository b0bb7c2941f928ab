import { type MouseEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classes } from '@/components/foundation/classes';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';
import { Spinner } from '@/components/loader/loader';
import { ReasonLine } from './reason-line';
import { SlowNote } from './slow-note';

/** A button's emphasis: one `primary` on a screen, then `soft`, then `text`. */
export type ButtonVariant = 'primary' | 'soft' | 'text';

/** The class names of a button, for a link that another component renders. */
export function buttonClass(variant: ButtonVariant = 'primary', small = false): string {
  return classes('btn', `btn--${variant}`, small && 'btn--small');
}

/** Props of {@link Button}. With `href` it is a link, for which `type`, `opens`, `loading`, `idle`, `waiting`, `ready` and `working` are ignored. */
export type ButtonProps = Press & {
  /** A verb, with the amount where money moves: "Pagar $238.000". */
  children: ReactNode;
  variant?: ButtonVariant;
  /**
   * It only opens, closes or reads something, so it is answered at once. Any other button commits: it takes a press
   * only once its screen, sheet or dialog has stood still (`lib/gestures/press-gate.ts`).
   */
  opens?: boolean;
  /** 44 px high and as wide as its text, for cards and bars. */
  small?: boolean;
  /** Before the text. */
  icon?: IconShape;
  type?: 'button' | 'submit';
  /** The id of the form it submits, where the button is outside of it (in a dock). */
  form?: string;
  /** Work is under way: busy, with a spinner. It keeps the focus and ignores taps, so nothing is sent twice. */
  loading?: boolean;
  /** There is nothing for it to do: dimmed, and ignores taps. It keeps its place and the focus. */
  idle?: boolean;
  /**
   * Why the form is not complete yet ("Falta la foto por detrás"), shown above the button and its description.
   * The button is soft but can be pressed, so that the screen can show what is missing. The line keeps its room
   * once nothing is missing: a dock that shrinks would move the page below the finger.
   */
  waiting?: string;
  /** What is to be known before the press: in that line, and its description, once nothing is missing. */
  ready?: string;
  /** What is under way: said in that line once it takes two seconds, in place of a general note after six. */
  working?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button, or a link that looks like one. */
export function Button({ variant, small, href, onClick, id, ...rest }: ButtonProps) {
  const look = buttonClass(variant, small);
  if (href !== undefined) {
    return (
      <a className={look} id={id} href={href} onClick={onClick}>
        {rest.icon && <Icon of={rest.icon} />}
        <span>{rest.children}</span>
      </a>
    );
  }
  return <PlainButton look={look} id={id} onClick={onClick} {...rest} />;
}

type PlainButtonProps = Omit<ButtonProps, 'variant' | 'small' | 'href'> & { look: string };

function PlainButton({
  look,
  opens = false,
  loading = false,
  idle = false,
  waiting,
  ready,
  working,
  icon,
  children,
  ...rest
}: PlainButtonProps) {
  const reasonId = useId();
  const { onClick, type = 'button', ...plain } = rest;
  const [lastReason, setLastReason] = useState(waiting);
  if (waiting !== undefined && waiting !== lastReason) setLastReason(waiting);
  const isSending = loading && !opens;
  const line = waiting ?? ready;
  function press(event: MouseEvent<HTMLElement>) {
    // Not `disabled`: that would lose the focus, and Enter in a field could still submit.
    if (loading || idle) return event.preventDefault();
    onClick?.(event);
  }
  return (
    <>
      {isSending ? (
        <SlowNote text={working} before={{ text: ready, room: lastReason }} />
      ) : (
        <ReasonLine id={reasonId} text={line} room={waiting === undefined ? lastReason : ready} />
      )}
      <button
        {...plain}
        type={type}
        data-commits={opens ? undefined : ''}
        className={classes(look, waiting !== undefined && !loading && 'btn--waiting')}
        aria-busy={loading || undefined}
        aria-disabled={loading || idle || undefined}
        aria-describedby={line === undefined || isSending ? undefined : reasonId}
        onClick={press}
      >
        {loading ? <Spinner /> : icon && <Icon of={icon} />}
        <span>{children}</span>
      </button>
    </>
  );
}
