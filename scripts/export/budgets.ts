/** Size budgets in bytes after gzip (contract.md section 9); the build fails above them. */
export const budgets = {
  firstLoad: 240 * 1024,
  screen: 40 * 1024,
  catalogue: 20 * 1024,
  styles: 20 * 1024,
  home: 280 * 1024,
  scripts: 1275 * 1024,
} as const;
