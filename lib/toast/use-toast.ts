import { useAtomValue } from 'jotai';
import { type Toast, toastAtom } from './toast';

/** The toast on show, for the one host in the app's shell; `null` when there is none. */
export function useToast(): Toast | null {
  return useAtomValue(toastAtom);
}
