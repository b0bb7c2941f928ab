/** Exact size budgets in bytes after gzip (quality.md, "Fast"); the build fails above them. */
export const budgets = {
  firstLoad: 160 * 1024,
  pageChunk: 25 * 1024,
  catalogue: 12 * 1024,
  styles: 15 * 1024,
} as const;
