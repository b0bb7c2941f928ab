import { memo, Suspense, useSyncExternalStore } from 'react';
import { isBridge } from '@/lib/bridge/call';
import { useFormat } from '@/lib/format/use-format';
import { lazyPart } from '@/lib/router/lazy-part';
import { useStored } from '@/lib/storage/use-stored';

// Offline it is offered on another visit.
const VietnameseOffer = lazyPart(
  async () => (await import('./vietnamese-offer')).VietnameseOffer,
  null,
);

/**
 * Offers Vietnamese to a browser that prefers it, until the user has answered once. The language that the app
 * starts in is English or Spanish (product.md section 1); in the shell that is all.
 */
export const LanguageOffer = memo(function LanguageOffer() {
  const isVietnamese = useSyncExternalStore(neverChanges, isVietnameseBrowser, () => false);
  const isAnswered = useStored('luka_vietnamese_offered') ?? false;
  const { locale } = useFormat();
  const isShown = isVietnamese && !isAnswered && locale !== 'vi';
  return <Suspense>{isShown && <VietnameseOffer />}</Suspense>;
});

function isVietnameseBrowser(): boolean {
  return !isBridge() && /^vi\b/i.test(navigator.language);
}

/** A change of the browser's language needs a reload. */
const neverChanges = () => () => undefined;
