import { type App, withApp } from '@/e2e/browser/harness/app';
import { allScreens } from '@/e2e/browser/harness/screens';
import { visit } from '@/e2e/browser/harness/visit';
import { motionsOf, watchMotions } from './motions';
import { shiftsOf, watchShifts } from './shifts';

/** A screen with a dozen states is opened as often. */
jest.setTimeout(120_000);

const app = withApp();

/** Each screen's first states are its main ones; further ones differ in a word or a sheet. */
const mainStates = 4;

/** The main states that come with an answer to every call, and by an address alone. */
const screens = allScreens().map(({ path, states }) => ({
  path,
  states: states
    .filter(({ faults, before }) => faults.length === 0 && before.length === 0)
    .slice(0, mainStates),
}));

/** How much of a screen may jump in all while its data comes (contract.md section 9). */
const jumpLimit = 0.02;

test.each(screens)(
  'while the data of $path comes nothing jumps, and under reduced motion nothing moves',
  async ({ path, states }) => {
    const phone = slowly(await app());
    await watchMotions(phone.page.context());
    await watchShifts(phone.page.context());
    const faults: string[] = [];
    for (const state of states) {
      await visit(phone, { path, state }, async (page) => {
        const shifts = await shiftsOf(page);
        const jumped = shifts.reduce((sum, { value }) => sum + value, 0);
        if (jumped > jumpLimit) faults.push(`${state.name}: ${JSON.stringify(shifts, null, 1)}`);
        for (const { name, of, lasts } of await motionsOf(page)) {
          if (lasts < 0 || lasts > 1) faults.push(`${state.name}: ${of} moves by ${name}`);
        }
      });
    }
    expect(faults).toEqual([]);
  },
);

/** The same phone on a slow line: every skeleton is seen. */
function slowly(phone: App): App {
  const { control } = phone;
  return {
    ...phone,
    control: {
      ...control,
      async scenario(name, token) {
        const session = await control.scenario(name, token);
        await control.fault({ path: '*', kind: 'slow', ms: 250, times: 99 });
        return session;
      },
    },
  };
}
