/** Size budgets in bytes after gzip (contract.md section 9); the build fails above them. */
export const budgets = {
  catalogue: 20 * 1024,
  page: 40 * 1024,
  firstLoad: 280 * 1024,
  script: 80 * 1024,
  scripts: 1275 * 1024,
} as const;
