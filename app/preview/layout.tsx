import type { ReactNode } from 'react';
import './gallery.css';

/** The pages of the gallery; previews are static pages of the screens. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children;
}
