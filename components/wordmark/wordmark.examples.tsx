import { Wordmark } from './wordmark';

/** The name with its point. */
export const examples = { name: () => <Wordmark name="luka" /> };
