import { Button, type ButtonProps } from '@/components/button/button';
import './loan.css';

/** The way out of a notice, below its words and in line with them. */
export function WayOut(props: Omit<ButtonProps, 'variant' | 'small'>) {
  return (
    <div className="loan-way-out">
      <Button small variant="text" {...props} />
    </div>
  );
}
