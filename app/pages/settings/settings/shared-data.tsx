import { Consents } from './consents';
import { SentList } from './sent-list';

/** What this person allows to be sent from this phone, and what was. */
export function SharedData({ userId }: { userId: string }) {
  return (
    <>
      <Consents userId={userId} />
      <SentList userId={userId} />
    </>
  );
}
