import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classes } from '@/components/foundation/classes';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';
import { Spinner } from '@/components/loader/spinner';
import { type ButtonVariant, buttonClass } from './button-class';

/** Props of {@link Button}. With `href` it is a link; `type`, `loading` and `waiting` are of buttons only. */
export type ButtonProps = Press & {
  /** A verb, with the amount where money moves: "Pagar $238.000". */
  children: ReactNode;
  variant?: ButtonVariant;
  /** 44 px high and as wide as its text, for use inside a card or bar. */
  small?: boolean;
  /** Drawn before the text. */
  icon?: IconShape;
  type?: 'button' | 'submit';
  /** The id of the form it submits, where it stands outside of it (in a dock). */
  form?: string;
  /** Work is under way: says busy, shows a spinner, keeps focus and ignores taps, so that nothing is sent twice. */
  loading?: boolean;
  /**
   * Why it is not ready yet ("Falta la foto por detrás"), shown above and read with the button. It looks grey
   * but can be pressed, so that the screen can lead to what is missing.
   */
  waiting?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button, or a link that looks like one. One primary on a screen. */
export function Button({ variant, small, href, onClick, id, ...rest }: ButtonProps) {
  const look = buttonClass(variant, small);
  if (href !== undefined) {
    return (
      <a className={look} id={id} href={href} onClick={onClick}>
        {rest.icon && <Icon of={rest.icon} />}
        {rest.children}
      </a>
    );
  }
  return <PlainButton look={look} id={id} onClick={onClick} {...rest} />;
}

type PlainButtonProps = Omit<ButtonProps, 'variant' | 'small' | 'href'> & { look: string };

function PlainButton({
  look,
  loading = false,
  waiting,
  icon,
  children,
  ...rest
}: PlainButtonProps) {
  const reasonId = useId();
  const { onClick, type = 'button', ...plain } = rest;
  function press(event: MouseEvent<HTMLElement>) {
    // Not `disabled`: that would throw the focus away, and a submit could still come by Enter.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <>
      {waiting !== undefined && (
        <p className="btn__why" id={reasonId}>
          {waiting}
        </p>
      )}
      <button
        {...plain}
        type={type}
        className={classes(look, waiting !== undefined && !loading && 'btn--waiting')}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        aria-describedby={waiting === undefined ? undefined : reasonId}
        onClick={press}
      >
        {loading ? <Spinner /> : icon && <Icon of={icon} />}
        {children}
      </button>
    </>
  );
}
