/** Lets twenty turns of the event loop pass, however long a busy machine needs for them. */
export async function passTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
