import type { ReactNode } from 'react';
import { freezeEnvironmentScript } from '@/app/preview/runtime/freeze-environment';
import '@/app/preview/runtime/reduced-motion.css';

/** Around every screen that is a page of its own: in a build without a real server it may be a preview. */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {process.env.NEXT_PUBLIC_API_BASE_URL ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours; its hash is in the CSP
        <script dangerouslySetInnerHTML={{ __html: freezeEnvironmentScript() }} />
      )}
      {children}
    </>
  );
}
