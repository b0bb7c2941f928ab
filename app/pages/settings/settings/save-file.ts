import { copyText } from '@/app/orders/copy/copy-text';
import { isBridge } from '@/lib/bridge/call';
import { downloadFile } from '@/lib/download-file';

/** What became of a file. */
export type SaveOutcome = 'saved' | 'copied' | 'failed';

/** Whether text can be saved as a file. The shell's web view has no downloads: there it is copied. */
export function canSaveFiles(): boolean {
  return !isBridge();
}

/** Saves JSON text as a download of the browser, or copies it in the shell. Call it in a user's tap. */
export async function saveFile(name: string, text: string): Promise<SaveOutcome> {
  if (!canSaveFiles()) return (await copyText(text)) ? 'copied' : 'failed';
  downloadFile(new Blob([text], { type: 'application/json' }), name);
  return 'saved';
}
