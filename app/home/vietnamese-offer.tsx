import { Button } from '@/components/button/button';
import { writeValue } from '@/lib/storage/values';
import { ids } from './home.ids';

/** The question in Vietnamese, whatever the current language, as a bar above the tabs. */
export function VietnameseOffer() {
  function answer(isAccepted: boolean) {
    if (isAccepted) writeValue('luka_locale', 'vi');
    writeValue('luka_vietnamese_offered', true);
  }
  return (
    <section className="language-offer" lang="vi" aria-label="Tiếng Việt">
      <p className="grow strong">Tiếng Việt?</p>
      <Button id={ids.refuseVietnamese} variant="text" small onClick={() => answer(false)}>
        Không
      </Button>
      <Button id={ids.acceptVietnamese} variant="soft" small onClick={() => answer(true)}>
        Có
      </Button>
    </section>
  );
}
