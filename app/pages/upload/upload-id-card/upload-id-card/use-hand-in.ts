import { useRef, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import { submitApplication } from '@/lib/api/calls/application';
import { ApiError } from '@/lib/api/errors';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { forgetPhotos } from '@/lib/photo/photo-record';
import { useRouter } from '@/lib/router/use-router';

/** The handing in of the application, once however often it is tapped. */
export type HandIn = {
  send: () => void;
  /** From the tap until the next screen is there, or until it failed. */
  underWay: boolean;
  /** Why the last try was not taken. */
  failure: ApiError | null;
};

/** Hands the application in and leads on; after a lost reply the next try is the same application. */
export function useHandIn(): HandIn {
  const router = useRouter();
  const busy = useRef(false);
  const [underWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function handIn() {
    setUnderWay(true);
    setFailure(null);
    try {
      const { audit_minutes } = await submitApplication();
      forgetPhotos();
      reachMilestone('application');
      sendPhoneData();
      router.relaunch('/pages/landing/landing-application-submited/landing-application-submited', {
        minutes: String(audit_minutes),
      });
    } catch (error) {
      busy.current = false;
      setUnderWay(false);
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // Something else may be missing by now, or it was handed in elsewhere: Home knows.
      if (error.code === 'refused') revalidate('app/home');
    }
  }
  function send() {
    if (busy.current) return;
    busy.current = true;
    void handIn();
  }
  return { send, underWay, failure };
}

/** Sends what the person allows of the phone's data, on its way while they go on. */
function sendPhoneData(): void {
  import('@/lib/uploads/send-allowed').then(
    ({ sendAllowed }) => sendAllowed(),
    () => undefined,
  );
}
