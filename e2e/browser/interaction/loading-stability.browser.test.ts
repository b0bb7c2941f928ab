import { expect } from '@playwright/test';
import type { App } from '@/e2e/browser/harness/app';
import { allScreens, visitState } from '@/e2e/browser/harness/screen-states';
import { test } from '@/e2e/browser/harness/test';
import { animationsOf, recordAnimations } from './animations';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';

/** The first state of a user, else of a guest, without faults: others differ in a text or a sheet. Home begins otherwise for each. */
const screens = allScreens().map(({ path, states }) => {
  const opened = states.filter(({ faults, before }) => faults.length + before.length === 0);
  const ofGuest = opened.find(({ scenario }) => scenario === 'guest');
  const ofUser = opened.find(({ scenario }) => scenario !== 'guest');
  const shown = path === '/pages/index/index' ? [ofGuest, ofUser] : [ofUser ?? ofGuest];
  return { path, states: shown.filter((state) => state !== undefined) };
});

/** The layout shift that is allowed while data load (contract.md section 9). */
const shiftLimit = 0.02;

for (const { path, states } of screens) {
  test(`while ${path} loads the layout is stable, and with reduced motion nothing is animated`, async ({
    app,
  }) => {
    const slow = slowDown(await app());
    await recordAnimations(slow.page.context());
    await recordLayoutShifts(slow.page.context());
    const faults: string[] = [];
    for (const state of states) {
      await visitState(slow, { path, state }, async (page) => {
        const shifts = await layoutShiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > shiftLimit) faults.push(`${state.name}: ${JSON.stringify(shifts, null, 1)}`);
        for (const { name, element, duration } of await animationsOf(page)) {
          if (duration < 0 || duration > 1) faults.push(`${state.name}: ${element} has ${name}`);
        }
      });
    }
    expect(faults).toEqual([]);
  });
}

/** The app with calls that are slower than its start, so that every skeleton is rendered. */
function slowDown(opened: App): App {
  const { sandbox } = opened;
  return {
    ...opened,
    sandbox: {
      ...sandbox,
      async scenario(name, token) {
        const session = await sandbox.scenario(name, token);
        await sandbox.fault({ path: '*', kind: 'slow', ms: 1500, times: 99 });
        return session;
      },
    },
  };
}
