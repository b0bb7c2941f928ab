import type { ReactNode } from 'react';
import { Bone } from './bone';

/** As a `Section` will be: its h2, and what is below it. */
export function SkeletonSection({ children }: { children: ReactNode }) {
  return (
    <div className="section">
      <Bone shape="subtitle" width={60} />
      {children}
    </div>
  );
}
