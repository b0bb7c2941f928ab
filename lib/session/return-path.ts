import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** Keeps where the person was when the session ended: a path of ours with its query, such as `/pages/order-detail/order-detail?order_no=1`. */
export function rememberReturnPath(path: string): void {
  writeValue('luka_return_to', path);
}

/** Where to go on after logging in, handed out once; `null` where there is no such place. */
export function takeReturnPath(): string | null {
  const path = readValue('luka_return_to');
  removeValue('luka_return_to');
  return path;
}
