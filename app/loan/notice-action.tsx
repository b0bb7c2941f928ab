import { Button, type ButtonProps } from '@/components/button/button';

/** The button of a notice, below its text and aligned with it. */
export function NoticeAction(props: Omit<ButtonProps, 'variant' | 'small'>) {
  return (
    <div className="notice-action">
      <Button small variant="text" {...props} />
    </div>
  );
}
