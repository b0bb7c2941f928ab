import { useRef, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import { submitApplication } from '@/lib/api/calls/application';
import { ApiError } from '@/lib/api/errors';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { currentConsent } from '@/lib/consent/decisions';
import { removeDrafts } from '@/lib/forms/draft';
import { useRouter } from '@/lib/router/use-router';

export type Submission = {
  submit: () => void;
  /** From the click until the next screen is shown, or until the request failed. */
  submitting: boolean;
  /** Why the last attempt failed. */
  failure: ApiError | null;
};

/** Submits the application and opens the next screen; a retry after a lost response submits the same application. */
export function useSubmitApplication(): Submission {
  const router = useRouter();
  const busy = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function send() {
    setSubmitting(true);
    setFailure(null);
    try {
      await submitApplication(faceConsent());
      removeDrafts();
      reachMilestone('application');
      sendPhoneData();
      router.relaunch('/pages/landing/landing-application-submited/landing-application-submited');
    } catch (error) {
      busy.current = false;
      setSubmitting(false);
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // The account's state may have changed elsewhere: Home shows what is missing, or that it was submitted.
      if (error.code === 'refused') revalidate('app/home');
    }
  }
  function submit() {
    if (busy.current) return;
    busy.current = true;
    void send();
  }
  return { submit, submitting, failure };
}

/** The user's consent to a comparison of their face by a system, as the wire has it. */
function faceConsent() {
  const given = currentConsent('face');
  return given ? { version: given.version, granted_at: given.at } : undefined;
}

/** Sends the phone data that the user has consented to, without waiting for it. */
function sendPhoneData(): void {
  import('@/lib/uploads/upload-phone-data').then(
    ({ uploadPhoneData }) => uploadPhoneData(),
    () => undefined,
  );
}
