import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { revalidate } from '@/lib/api/cache';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

/** The button, once it can be pressed. */
const submit = () => page.findByRole('button', { name: 'Enviar solicitud', busy: false });
const section = (name: string) => within(page.getByRole('region', { name }));

test.each([
  ['the photos are complete', states.complete],
  ['an older link names the summary', { ...states.complete, query: { summary: '1' } }],
])('shows the photos, then what was given, then the consents when %s', async (_name, state) => {
  await renderScreen(screen, state);
  await submit();
  await page.findByRole('region', { name: textOf('consent.title') });
  const titles = page.getAllByRole('heading').map(({ textContent }) => textContent);
  const steps = ['photos', 'basic', 'social', 'account'] as const;
  expect(titles).toEqual([
    textOf('uploadIdCard.summary.title'),
    ...steps.map((step) => textOf(`application.steps.${step}`)),
    textOf('consent.title'),
  ]);
});

test('an older link to the summary shows the photos while one is missing, and fetches nothing else', async () => {
  const sandbox = createTestSandbox();
  let fetched = 0;
  sandbox.use(http.post('*/app/get_basic_info', () => void fetched++));
  await renderScreen(screen, { ...states.empty, query: { summary: '1' } }, { sandbox });
  expect(
    await page.findByRole('button', { name: textOf('uploadIdCard.next.front') }),
  ).toBeVisible();
  expect(document.getElementById(ids.submit)).toBeNull();
  expect(fetched).toBe(0);
});

const bankAccount = {
  account_type: 'bank',
  bank_code: '051',
  account_number: '00123456',
  full_name: 'Ana',
};

test.each([
  [{ bank_account_type: 'ahorro' }, ['Banco', 'Tipo de cuenta', 'Número de cuenta']],
  [{}, ['Banco', 'Número de cuenta']],
])(
  'shows the bank, its account number in groups, and the type if the server has it: %j',
  async (...args) => {
    const [sent, terms] = args;
    const sandbox = createTestSandbox();
    const ret = { ...bankAccount, ...sent };
    sandbox.use(
      http.post('*/app/get_bank_info', () => HttpResponse.json({ code: 0, msg: '', ret })),
    );
    await renderScreen(screen, states.complete, { sandbox });
    await submit();
    expect(section(textOf('application.steps.account')).getByText('Banco Falabella')).toBeVisible();
    expect(section(textOf('application.steps.account')).getByText('0012 3456')).toBeVisible();
    const shown = section(textOf('application.steps.account'))
      .getAllByRole('term')
      .map((term) => term.textContent?.trim());
    expect(shown).toEqual([...terms, 'Nombre completo']);
  },
);

test.each([
  ['basic', 'Tus datos', '/pages/step/step-basic/step-basic'],
  ['social', 'Tu trabajo', '/pages/step/step-social/step-social'],
  [
    'withdrawal',
    textOf('application.steps.account'),
    '/pages/step/step-withdrawal/step-withdrawal-new',
  ],
] as const)('opens the step %s to correct it and come back', async (_step, title, path) => {
  const { navigator } = await renderScreen(screen, states.complete);
  await submit();
  await userEvent.click(page.getByRole('link', { name: `Corregir ${title}` }));
  expect(navigator.push).toHaveBeenCalledWith({ path, query: { back: '1' } });
});

test('shows the summary again after a reload', async () => {
  const view = await renderScreen(screen, states.complete);
  await submit();
  view.unmount();
  await reloadScreen(screen);
  expect(await submit()).toBeVisible();
});

test('waits for what was saved since an earlier visit, and shows nothing that it has fetched', async () => {
  const { unmount, navigator, sandbox } = await renderScreen(screen, states.complete);
  await submit();
  unmount();
  revalidate('app/get_basic_info');
  sandbox.control.fault({ path: 'app/get_extra_info', kind: 'timeout' });
  await act(async () => {
    renderWithI18n(<NavigatorContext value={navigator}>{screen.render({})}</NavigatorContext>);
  });
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  // On a busy machine Home is older than what needs no request, and is fetched first.
  await waitFor(() =>
    expect(document.getElementById(ids.submit)).toHaveAttribute('aria-busy', 'true'),
  );
  expect(page.queryByRole('region', { name: 'Tus datos' })).not.toBeInTheDocument();
});

test('stays while it is fetched again', async () => {
  const { sandbox } = await renderScreen(screen, states.complete);
  const button = await submit();
  sandbox.control.fault({ path: 'app/get_extra_info', kind: 'timeout' });
  await act(async () => revalidate('app/get_basic_info'));
  expect(button).toBeVisible();
});

test.each([
  ['summaryError', 'No pudimos cargar tus datos'],
  ['summaryOffline', 'Sin conexión'],
] as const)(
  'offers a retry in the state %s, and nothing is submitted unseen',
  async (name, title) => {
    const [fault] = states[name].faults;
    await renderScreen(screen, { ...states[name], faults: [{ ...fault, times: 1 }] });
    expect(await page.findByRole('heading', { name: title })).toBeVisible();
    expect(document.getElementById(ids.photo('selfie'))).toBeVisible();
    expect(document.getElementById(ids.submit)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(async () => expect(await submit()).toBeVisible());
  },
);
