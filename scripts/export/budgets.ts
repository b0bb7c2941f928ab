/** Size budgets in bytes after gzip (contract.md section 9); the build fails above them. */
export const budgets = {
  firstLoad: 150 * 1024,
  screen: 25 * 1024,
  catalogue: 12 * 1024,
  styles: 15 * 1024,
  home: 230 * 1024,
  scripts: 1275 * 1024,
} as const;
