'use client';
import { GalleryPage } from '../chrome/gallery-page';
import { LookControls } from '../chrome/look-controls';
import { useLookOnPage } from '../chrome/use-look-on-page';
import { useSettings } from '../chrome/use-settings';
import { ExampleTexts } from '../components/example-texts';
import { previewTexts } from '../preview-texts';
import { Colours } from './colours';
import { ContrastTable } from './contrast-table';
import { Drawings } from './drawings';
import { Icons } from './icons';
import { Measures } from './measures';
import { tokenGroups } from './tokens.gen';
import { TypeScale } from './type-scale';
import { useTokenValues } from './use-token-values';

const names = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** Every token of the design system as the page's own style has it, with its name to copy. */
export function Tokens() {
  const { settings, change } = useSettings();
  useLookOnPage(settings);
  const values = useTokenValues(names);
  return (
    <GalleryPage
      page="preview/tokens"
      title={previewTexts.tokens}
      tools={<LookControls settings={settings} change={change} />}
    >
      <h1>{previewTexts.tokensTitle}</h1>
      {values ? (
        <>
          <Colours values={values} />
          <ContrastTable values={values} />
          <TypeScale values={values} />
          <Measures values={values} />
        </>
      ) : null}
      <Icons />
      <ExampleTexts locale={settings.locale} pseudo={settings.pseudo}>
        <Drawings />
      </ExampleTexts>
    </GalleryPage>
  );
}
