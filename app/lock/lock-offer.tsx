import { Button } from '@/components/button/button';
import { Section } from '@/components/section/section';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './lock.ids';
import { texts } from './texts';
import { useLock } from './use-lock';

/** Offers the device lock to a user who has never decided on it, where the device has one. */
export function LockOffer() {
  const userId = useStored('user_id');
  return userId && <Offer userId={userId} />;
}

function Offer({ userId }: { userId: string }) {
  const t = texts[useFormat().locale];
  const { isPossible, isDecided, isAsking, turnOn, turnOff } = useLock(userId);
  if (!isPossible || isDecided) return null;
  return (
    <div id={ids.offer}>
      <Section title={t.offerTitle}>
        <p className="muted">{t.offer}</p>
        <div className="row mt-3">
          <Button id={ids.accept} variant="soft" small loading={isAsking} onClick={turnOn}>
            {t.accept}
          </Button>
          <Button id={ids.decline} variant="text" small onClick={turnOff}>
            {t.decline}
          </Button>
        </div>
      </Section>
    </div>
  );
}
