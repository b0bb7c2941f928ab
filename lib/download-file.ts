/** How long the browser may take to start reading a file, in milliseconds. */
const readTime = 60_000;

/** Saves a file as a download of the browser. Call it in a user's tap. The shell's web view has no downloads. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readTime);
}
