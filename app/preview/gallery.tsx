'use client';
import { useEffect } from 'react';
import { Wordmark } from '@/components/wordmark/wordmark';
import { config } from '@/lib/config';
import { ComponentsPage } from './components-page';
import { ExamplePage } from './example-page';
import { FlowPage } from './flow/flow-page';
import type { GalleryPage } from './gallery-pages';
import { LookControls } from './look-controls';
import { galleryUrl } from './runtime/preview-url';
import { ScreensPage } from './screens-page';
import { SearchPage } from './search/search-page';
import { useLookOnPage, useSettings } from './settings';
import { StatePage } from './state/state-page';
import { TokensPage } from './tokens-page';
import { TourPage } from './tour-page';

const pages = {
  screens: { title: 'Screens', url: 'preview', Content: ScreensPage },
  components: { title: 'Components', url: 'preview/components', Content: ComponentsPage },
  tokens: { title: 'Tokens', url: 'preview/tokens', Content: TokensPage },
  search: { title: 'Search', url: 'preview/search', Content: SearchPage },
  flow: { title: 'Flow', url: 'preview/flow', Content: FlowPage },
  tour: { title: 'Tour', url: 'preview/tour', Content: TourPage },
  state: { title: 'State', url: 'preview/state', Content: StatePage },
} as const;
const names = ['screens', 'flow', 'tour', 'components', 'tokens', 'search'] as const;

/** The designers' gallery: every screen in every state, every component, every token. In English. */
export function Gallery({ page }: { page: GalleryPage }) {
  useEffect(() => {
    // The boot script covers every page that is not Home.
    delete document.documentElement.dataset.boot;
  }, []);
  return page === 'example' ? <ExamplePage /> : <MainPage name={page} />;
}

function MainPage({ name }: { name: keyof typeof pages }) {
  const props = useSettings();
  const { title, Content } = pages[name];
  const showsScreens = ['screens', 'flow', 'tour', 'state'].includes(name);
  // The look of screens is the one of their pictures.
  useLookOnPage(showsScreens ? {} : props.settings);
  useEffect(() => {
    document.documentElement.lang = 'en';
  }, []);
  return (
    <div className="gallery" lang="en">
      <title>{`${title} · Luka previews`}</title>
      <button type="button" className="gallery__skip" onClick={skipToContent}>
        Skip to content
      </button>
      <header className="gallery__bar">
        <a className="gallery__brand" href={galleryUrl('preview')}>
          <Wordmark name={config.name} /> <span>previews</span>
        </a>
        <nav aria-label="Pages">
          {names.map((each) => (
            <a
              key={each}
              className="gallery__link"
              href={galleryUrl(pages[each].url)}
              aria-current={each === name ? 'page' : undefined}
            >
              {pages[each].title}
            </a>
          ))}
        </nav>
      </header>
      <LookControls {...props} />
      <main id="content" className="gallery__content" tabIndex={-1}>
        <Content {...props} />
      </main>
    </div>
  );
}

/** Not a link: with the page's `<base>`, `#content` would lead to the app. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}
