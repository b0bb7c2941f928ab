import { copyText } from '@/app/orders/copy/copy-text';
import { isBridge } from '@/lib/bridge/call';

/** What became of a file. */
export type SaveOutcome = 'saved' | 'copied' | 'failed';

/** How long the browser may take to start reading the file, in milliseconds. */
const readTime = 60_000;

/** Whether text can be saved as a file. The shell's web view has no downloads: there it is copied. */
export function canSaveFiles(): boolean {
  return !isBridge();
}

/** Saves JSON text as a download of the browser, or copies it in the shell. Call it in a user's tap. */
export async function saveFile(name: string, text: string): Promise<SaveOutcome> {
  if (!canSaveFiles()) return (await copyText(text)) ? 'copied' : 'failed';
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readTime);
  return 'saved';
}
