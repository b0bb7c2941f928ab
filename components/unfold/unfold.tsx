import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconChevronDown } from '@/components/icon/shapes/navigation';

type Props = Pick<ComponentProps<'details'>, 'id' | 'open' | 'onToggle'> & {
  title: ReactNode;
  /** Id of the line that is tapped. */
  titleId?: string;
  titleRef?: ComponentProps<'summary'>['ref'];
  children: ReactNode;
};

/** A line that unfolds what is below it, and folds it again. */
export function Unfold({ title, titleId, titleRef, children, ...details }: Props) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <details className="unfold" aria-labelledby={id} {...details}>
      <summary id={id} ref={titleRef}>
        <span className="grow">{title}</span>
        <Icon of={iconChevronDown} />
      </summary>
      <div className="unfold__content">{children}</div>
    </details>
  );
}
