/** One finding. `lacks` breaks the app, `note` is worth knowing, `ok` is as docs/contract.md says. */
export type ProbeLine = { level: 'ok' | 'note' | 'lacks'; subject: string; text: string };
