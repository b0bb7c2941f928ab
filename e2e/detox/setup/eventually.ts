/**
 * How long something may take on a machine, or a phone, that has much else to do. `LUKA_E2E_PATIENCE` names
 * other milliseconds: where specs are meant to fail, nobody wants to wait so long.
 */
const patienceMs = Number(process.env.LUKA_E2E_PATIENCE ?? 30_000);

/** Between two looks: Android's own looks take about as long. */
const pauseMs = 50;

/**
 * Does something until it no longer rejects, and gives what it resolves with: Detox on Android has no `waitFor`
 * for web elements, and each `expect` looks once. Rejects with the last error when patience is over. What is
 * done must do no harm when it is done again.
 */
export async function eventually<T>(attempt: () => Promise<T>, patience = patienceMs): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
