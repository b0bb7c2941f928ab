'use client';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/components/button/button';
import { locales } from '@/lib/i18n/locale';
import { galleryUrl } from '../runtime/preview-url';
import { type GalleryScreen, galleryAreas } from '../screens';
import type { GalleryProps, Settings } from '../settings';
import { screenUrl, stateUrl } from '../state/state-url';
import { type Found, searchDesign } from './search-design';
import { useDesignIndex } from './use-design-index';

/** How many of a kind are shown at first. */
const firstCount = 12;

/** One search over screens, states, components, tokens and texts, with what uses a token. */
export function SearchPage({ settings, ready, change }: GalleryProps) {
  const { index, failure } = useDesignIndex();
  const search = useDeferredValue(settings.search);
  const found = useMemo(() => index && searchDesign(index, search), [index, search]);
  return (
    <div className="gallery-find stack">
      <h1>Search</h1>
      <input
        className="gallery-search"
        type="search"
        aria-label="Search screens, states, components, tokens and texts"
        placeholder="Screen, state, component, token or text"
        value={settings.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <p role="status" className="muted">
        {ready && (failure ?? summary(found, search))}
      </p>
      {found && search.trim() !== '' ? <Results {...{ found, settings }} key={search} /> : null}
    </div>
  );
}

function summary(found: Found | undefined, search: string): string {
  if (!found) return 'Loading';
  if (search.trim() === '')
    return 'A text is found by its key, or by its words in Spanish, English or Vietnamese.';
  const states = found.screens.reduce((sum, { states }) => sum + states.length, 0);
  const { components, tokens, texts } = found;
  if (states + components.length + tokens.length + texts.length === 0) return 'Nothing found';
  return [
    `${states} states`,
    `${components.length} components`,
    `${tokens.length} tokens`,
    `${texts.length} texts`,
  ].join(', ');
}

function Results({ found, settings }: { found: Found; settings: Settings }) {
  const { screens, components, tokens, texts } = found;
  return (
    <>
      <Kind title="Screens and states" items={screens} keyOf={({ path }) => path}>
        {(screen) => <FoundScreen {...{ screen, settings }} />}
      </Kind>
      <Kind title="Components" items={components} keyOf={(name) => name}>
        {(name) => <a href={galleryUrl('preview/components', { search: name })}>{name}</a>}
      </Kind>
      <Kind title="Tokens" items={tokens} keyOf={({ name }) => name}>
        {(token) => (
          <>
            <code>{token.name}</code>
            {token.components.length > 0 ? (
              <p className="small">{`In ${token.components.join(', ')}`}</p>
            ) : null}
            <UsedBy paths={token.screens} />
          </>
        )}
      </Kind>
      <Kind title="Texts" items={texts} keyOf={({ key }) => key}>
        {({ key, words }) => (
          <>
            {locales.map((locale) => (
              <p key={locale} lang={locale}>
                {words[locale]}
              </p>
            ))}
            <code>{key}</code>
          </>
        )}
      </Kind>
    </>
  );
}

type KindProps<Item> = {
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** What was found of a kind: the first ones, and all of them on request. */
function Kind<Item>({ title, items, keyOf, children }: KindProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, firstCount);
  return (
    <section className="gallery-section" aria-label={title}>
      <h2>{title}</h2>
      <ul className="gallery-find__list">
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button small opens variant="soft" onClick={() => setWhole(true)}>
          {`Show all ${items.length}`}
        </Button>
      ) : null}
    </section>
  );
}

function FoundScreen({ screen, settings }: { screen: GalleryScreen; settings: Settings }) {
  return (
    <>
      <a href={screenUrl(screen)}>{screen.title}</a> <code>{screen.path}</code>
      <ul className="row small">
        {screen.states.map(({ name, title }) => (
          <li key={name}>
            <a href={stateUrl(screen.path, name, settings)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The screens that use a token, each a link to its states. */
function UsedBy({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return <p className="small muted">Used by no screen</p>;
  if (paths.includes('*')) return <p className="small muted">Used on every screen</p>;
  const users = galleryAreas
    .flatMap((area) => area.screens)
    .filter(({ path }) => paths.includes(path));
  return (
    <ul className="row small" aria-label="Used by">
      {users.map((screen) => (
        <li key={screen.path}>
          <a href={screenUrl(screen)}>{screen.title}</a>
        </li>
      ))}
    </ul>
  );
}
