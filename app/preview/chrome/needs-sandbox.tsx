import { Page } from '@/components/page/page';
import { previewTexts } from '../preview-texts';

/** What the gallery says in a build for a real server. */
export function NeedsSandbox() {
  return (
    <Page>
      <div lang="en" className="stack mt-5">
        <title>{previewTexts.title(previewTexts.screens)}</title>
        <h1>{previewTexts.needsSandbox}</h1>
        <p>{previewTexts.needsSandboxWhy}</p>
      </div>
    </Page>
  );
}
