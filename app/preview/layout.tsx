import type { ReactNode } from 'react';
import './chrome/gallery.css';

/** The gallery's own pages; the previews that they show are the pages of the screens. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children;
}
