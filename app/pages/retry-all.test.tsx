import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { allStates, idle, type StateOfScreen, visitState } from '@/app/testing/walk-states';
import { createTestSandbox } from '@/lib/testing/test-sandbox';

/** The states of each screen that a start can show: what a user did before, or a fault of its own, is left out. */
const states = allStates.filter(
  ({ state }) => !state.faults?.length && !state.before?.length && !state.actions?.length,
);

/** The first one of each scenario of each screen. */
const shown = states.filter(
  (one, at) =>
    states.findIndex(
      ({ path, state }) => path === one.path && state.scenario === one.state.scenario,
    ) === at,
);

/** A server whose every call fails until it is repaired. */
function brokenServer() {
  const sandbox = createTestSandbox();
  let isBroken = true;
  sandbox.use(
    http.all('*', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)),
  );
  return { sandbox, repair: () => (isBroken = false) };
}

/** Screens that need no reply of the server to be of use. */
const needsNoCall =
  /\/(get-code-page|login-page|page_native_test|settings|policy|custom-service|repay_help|webview|live-push)$/;

const retries = () =>
  page
    .queryAllByRole('button', {
      name: /^(Intentar de nuevo|Reintentar|Calcular de nuevo|Cargar .* de nuevo)$/,
    })
    .filter((button) => !button.closest('[inert]'));

describe.each(shown.map((each) => [`${each.path} ${each.name}`, each] as const))(
  '%s',
  (_, each: StateOfScreen) => {
    test('where every call has failed, one press on "try again" brings back the whole screen', async () => {
      const { sandbox, repair } = brokenServer();
      await visitState(each, {
        options: { sandbox },
        async check({ navigator }) {
          const [retry] = retries();
          repair();
          const isLeft = () =>
            [navigator.replace, navigator.relaunch].some((go) => go.mock.calls.length > 0);
          if (!retry) {
            expect(isLeft() || each.state.scenario === 'guest' || needsNoCall.test(each.path)).toBe(
              true,
            );
            return;
          }
          await userEvent.click(retry);
          await waitFor(() => expect(retries()).toHaveLength(0));
          await idle();
          await waitFor(() => expect(isLeft() || !document.querySelector('.bone')).toBe(true));
        },
      });
    });
  },
);
