import type { ReactNode } from 'react';
import './gallery.css';
import './flow/flow.css';
import './search/search.css';
import './state/state.css';

/** The pages of the gallery; previews are static pages of the screens. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children;
}
