import { Button, type ButtonProps } from '@/components/button/button';

/** The button of a notice, below its text. */
export function NoticeAction(props: Omit<ButtonProps, 'variant' | 'small'>) {
  return (
    <div className="mt-2">
      <Button small variant="soft" {...props} />
    </div>
  );
}
