import { useState } from 'react';
import type { LoginOption } from '@/lib/api/schemas/account';
import { useCall } from '@/lib/api/use-call';

/** What holds until the server has said otherwise, and where it cannot be asked. */
const assumed: LoginOption = {
  options: ['phone', 'email'],
  default: 'phone',
  country_code: '56',
  code_length: 6,
  resend_seconds: 60,
  // Nobody opens a second account without having been asked.
  asks: ['phone', 'email'],
};

/**
 * Which addresses a user can log in with, by `app/get_login_option`. The forms of the log-in do not wait for it: over
 * a slow line the number is typed meanwhile. It keeps the last reply, as the log-in clears the cache of replies.
 */
export function useLoginOption(): LoginOption {
  const { data } = useCall('app/get_login_option', {});
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return last ?? assumed;
}
