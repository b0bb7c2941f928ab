import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { http } from 'msw';
import { writeLastHome } from '@/app/home/last-home';
import { revalidate } from '@/lib/api/cache';
import { request } from '@/lib/api/client';
import { localeAtom } from '@/lib/i18n/current-locale';
import { emitTabTap } from '@/lib/router/tab-tap';
import { serverNow } from '@/lib/server-time/server-time';
import { takeReturnPath } from '@/lib/session/return-path';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const heading = () => page.getByRole('heading', { level: 1 });
const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });

beforeEach(() => {
  takeReturnPath();
  Object.assign(window, { scrollY: 0 });
});

describe('a guest', () => {
  test.each(['app/get_product_list', 'loan/preview'] as const)(
    'sees the places of the example’s figures until %s is replied',
    async (path) => {
      const faults = [{ path, kind: 'timeout' }] as const;
      const { container } = await renderScreen(screen, { ...states.guest, faults });
      expect(await page.findByText('350000 pesos')).toBeInTheDocument();
      expect(page.getByText('Lo que te cuesta')).toBeInTheDocument();
      expect(container.querySelectorAll('.home-example dd .inline-skeleton')).toHaveLength(4);
      act(() => revalidate(path));
      expect(await page.findByText('$188.000')).toBeInTheDocument();
      expect(container.querySelectorAll('.inline-skeleton')).toHaveLength(0);
    },
  );

  test('sees what is added to a late loan below the example, and only terms for which the offered amount is lent', async () => {
    await renderScreen(screen, states.guest);
    expect(await page.findByText(/5 % una vez y 4 % por día, hasta el 50 %/)).toBeVisible();
    expect(page.getByText(/Elige entre 90 y 180 días/)).toBeVisible();
  });

  test('sees that the law limits the charge of each late day when the server names none', async () => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/home', ({ penalty }) => void delete penalty.daily_rate);
    await renderScreen(screen, states.guest, { sandbox });
    expect(await page.findByText(/lo que permita la ley/)).toBeVisible();
  });

  test('sees a text instead of the example when no product is offered', async () => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/get_product_list', (products) => void products.splice(0));
    await renderScreen(screen, states.guest, { sandbox });
    expect(await page.findByText(/Antes de firmar ves cuánto recibes/)).toBeInTheDocument();
  });

  test('sees the only term when there is no other', async () => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/home', ({ teaser }) => {
      teaser.terms = [90];
    });
    await renderScreen(screen, states.guest, { sandbox });
    expect(await page.findByText(textOf('home.offer.textOneTerm', { days: 90 }))).toBeVisible();
  });

  test('sees the offer without its terms when the server names none', async () => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/home', ({ teaser }) => {
      teaser.terms = [];
    });
    await renderScreen(screen, states.guest, { sandbox });
    expect(await page.findByText('350000 pesos')).toBeInTheDocument();
    expect(page.queryByText(/La plata llega a tu Yape/)).not.toBeInTheDocument();
  });
});

describe('the offer of a second way of logging in', () => {
  const offer = () => page.queryByText(textOf('home.notices.add.email'));
  beforeEach(() => removeValue('luka_notices_closed'));

  test.each(['lending', 'review'])(
    'is made in the state %s, until the user closes it',
    async (scenario) => {
      const { unmount } = await renderScreen(screen, { scenario });
      expect(await page.findByText(textOf('home.notices.add.email'))).toBeVisible();
      expect(page.getByRole('link', { name: textOf('home.notices.addButton') })).toHaveAttribute(
        'href',
        '#/pages/account/get-code-page/get-code-page?attach=email',
      );
      const close = page.getAllByRole('button', { name: textOf('ui.notice.close') }).at(-1);
      if (close) await userEvent.click(close);
      expect(offer()).not.toBeInTheDocument();
      unmount();
      await renderScreen(screen, { scenario });
      await page.findByText(textOf('home.help.title'));
      expect(offer()).not.toBeInTheDocument();
    },
  );

  test.each(['init', 'approved', 'overdue', 'guest'])(
    'is not made in the state %s',
    async (scenario) => {
      await renderScreen(screen, { scenario });
      await page.findByText(textOf('home.help.title'));
      expect(offer()).not.toBeInTheDocument();
    },
  );

  test('is not made where the account has both, or the server does not say which it has', async () => {
    for (const logins of [{ phone: '1', email: '2' }, undefined]) {
      const sandbox = createTestSandbox();
      sandbox.changeReply('app/home', (home) => {
        home.logins = logins;
      });
      const { unmount } = await renderScreen(screen, states.lending, { sandbox });
      await page.findByText(textOf('home.help.title'));
      expect(offer()).not.toBeInTheDocument();
      unmount();
    }
  });
});

describe('a notice', () => {
  const notice = () => page.queryByText('Ten presente tu fecha de pago');
  // The page's own offer of a second login is closed.
  beforeEach(() => writeValue('luka_notices_closed', ['second_login']));

  test('is shown until the user closes it, also after a reload', async () => {
    const { unmount } = await renderScreen(screen, states.lending);
    await page.findByText('Ten presente tu fecha de pago');
    await userEvent.click(page.getByRole('button', { name: textOf('ui.notice.close') }));
    expect(notice()).not.toBeInTheDocument();
    expect(page.queryByText(textOf('home.notices.title'))).not.toBeInTheDocument();
    unmount();
    await renderScreen(screen, states.lending);
    await page.findByText(textOf('home.help.title'));
    expect(notice()).not.toBeInTheDocument();
  });

  const news = { id: 'news', title: 'Cambian los Términos', text: 'Desde el lunes.' };

  /** A sandbox that sends another notice, too. */
  function sandboxWithNews() {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/home', ({ notices }) => void notices?.push(news));
    return sandbox;
  }

  test('closes alone, the others stay', async () => {
    await renderScreen(screen, states.lending, { sandbox: sandboxWithNews() });
    expect(await page.findByText(news.title)).toBeVisible();
    const [first] = page.getAllByRole('button', { name: textOf('ui.notice.close') });
    if (first) await userEvent.click(first);
    expect(notice()).not.toBeInTheDocument();
    expect(page.getByText(news.title)).toBeVisible();
  });

  test('is shown again when the server sends another one, and forgotten once it is not sent', async () => {
    writeValue('luka_notices_closed', ['older', 'due', 'second_login']);
    await renderScreen(screen, states.lending, { sandbox: sandboxWithNews() });
    expect(await page.findByText(news.title)).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: textOf('ui.notice.close') }));
    expect(page.queryByText(news.title)).not.toBeInTheDocument();
    expect(readValue('luka_notices_closed')).toEqual(['due', 'news', 'second_login']);
  });

  test('does not distract from an overdue loan', async () => {
    await renderScreen(screen, states.overdue);
    await page.findByText(textOf('home.help.title'));
    expect((await request('app/home', {})).notices).toHaveLength(1);
    expect(notice()).not.toBeInTheDocument();
  });
});

test('keeps the data and shows that it may be outdated when a refetch fails offline', async () => {
  const { sandbox } = await renderScreen(screen, states.lending);
  await findHeading('Devuelves');
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 9 });
  fireEvent.click(page.getByRole('button', { name: 'Actualizar' }));
  expect(await page.findByText(/^Actualizado hoy, \d\d:\d\d$/)).toBeInTheDocument();
  expect(page.getByText(textOf('ui.state.offlineTitle'))).toBeInTheDocument();
  expect(page.getByText('215000 pesos')).toBeInTheDocument();
});

describe('the last known Home', () => {
  const visited = async () =>
    writeLastHome({ home: await request('app/home', {}), at: serverNow() }, 'es');
  const { lending, lastKnown } = states;
  const time = /^Actualizado hoy, \d\d:\d\d$/;

  test('keeps its elements when the reply is the same, and loses its time', async () => {
    const sandbox = createTestSandbox();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = async () => {
      await visited();
      sandbox.use(http.post('*/app/home', () => released));
    };
    await renderScreen(screen, lending, { sandbox, before });
    const known = await findHeading('Devuelves');
    const elements = [...page.getByRole('main').querySelectorAll('*')];
    release();
    await waitFor(() => expect(page.queryByText(time)).not.toBeInTheDocument());
    expect(heading()).toBe(known);
    expect([...page.getByRole('main').querySelectorAll('*')]).toEqual(elements);
    expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  test('is shown with its day when that is not today', async () => {
    const earlier = async () => {
      await visited();
      const key = `luka_home_${readValue('user_id')}` as const;
      const stored = readValue(key);
      if (!stored) throw new Error('Home was not stored');
      writeValue(key, { ...stored, at: stored.at - 86_400_000 });
    };
    await renderScreen(screen, { ...lastKnown, scenario: 'review' }, { before: earlier });
    expect(await page.findByText(/^Actualizado el .+, \d\d:\d\d$/)).toBeInTheDocument();
    expect(page.queryByText(time)).not.toBeInTheDocument();
  });

  test('is replaced by a reply of another state', async () => {
    const sandbox = createTestSandbox();
    const before = async () => {
      await visited();
      sandbox.control.scenario('cleared');
    };
    await renderScreen(screen, lending, { sandbox, before });
    expect(await page.findByText('Camila, ya no debes nada')).toBeInTheDocument();
    expect(page.queryByText(time)).not.toBeInTheDocument();
  });

  test('stays while the language changes, until the reply', async () => {
    const faults = [{ path: 'app/home', kind: 'timeout', times: 2 }] as const;
    await renderScreen(screen, { ...lastKnown, faults }, { before: visited });
    await page.findByText(time);
    await act(async () => getDefaultStore().set(localeAtom, 'en'));
    expect(heading()).toHaveTextContent('Devuelves');
    expect(page.getByText(time)).toBeInTheDocument();
  });

  test('is not shown to a guest', async () => {
    await renderScreen(screen, states.guestLoading, {
      before: () =>
        Promise.resolve(writeLastHome({ home: samples['app/home'].ret, at: serverNow() }, 'es')),
    });
    expect(await findHeading('Pide hasta')).toBeInTheDocument();
    expect(page.queryByText(time)).not.toBeInTheDocument();
  });
});

test('shows the guest’s Home and nothing of the user when the session ends', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.lending);
  await findHeading('Devuelves');
  sandbox.control.fault({ path: 'app/home', kind: 'code', times: 1, code: 10001, msg: 'Entra' });
  fireEvent.click(page.getByRole('button', { name: 'Actualizar' }));
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(heading().textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  expect(await page.findByText('350000 pesos')).toBeInTheDocument();
  expect(page.queryByText('215000 pesos')).not.toBeInTheDocument();
  watch.disconnect();
  expect([...new Set(seen)]).toEqual(['Pide hasta']);
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('shows no failure of a call that was cut off by the end of the session', async () => {
  const { sandbox } = await renderScreen(screen, states.lending);
  await findHeading('Devuelves');
  sandbox.control.fault({ path: 'app/home', kind: 'timeout', times: 1 });
  fireEvent.click(page.getByRole('button', { name: 'Actualizar' }));
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(heading().textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  const { logOut } = await import('@/lib/session/log-out');
  await act(() => logOut('expired'));
  expect(await page.findByText('350000 pesos')).toBeInTheDocument();
  watch.disconnect();
  expect([...new Set(seen)]).toEqual(['Pide hasta']);
});

test('shows neither a guest’s nor another user’s Home after a log-in', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await findHeading('Paga hoy y ya no debes nada');
  const { logOut } = await import('@/lib/session/log-out');
  const { logIn } = await import('@/lib/session/log-in');
  await act(() => logOut('signOut'));
  await findHeading('Pide hasta');
  sandbox.control.scenario('guest');
  const { token, user_id, phone } = sandbox.control.scenario('approved');
  await act(() => logIn({ token, user_id, phone, new_guest: false }));
  expect(heading()).not.toHaveTextContent(/Paga hoy|Pide hasta/);
  expect(await findHeading('Camila, tienes hasta')).toBeInTheDocument();
});

test('scrolls to the top on a tap on the tab, or refetches when at the top', async () => {
  const { sandbox } = await renderScreen(screen, states.lending);
  await findHeading('Devuelves');
  Object.assign(window, { scrollY: 400 });
  act(() => emitTabTap('/'));
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  sandbox.control.advance('P57D');
  Object.assign(window, { scrollY: 0 });
  act(() => emitTabTap('/'));
  expect(await findHeading('Paga hoy y ya no debes nada')).toBeInTheDocument();
});
