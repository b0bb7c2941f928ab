import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { config } from '@/lib/config';
import { contactUris } from '@/lib/contact';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import es from '@/locales/loan/es.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const row = (id: string) => document.getElementById(id);

test('names the lender first, then the authorities, with their addresses', async () => {
  await renderScreen(screen, states.guest);
  const text = es.customService.authorities.text.replaceAll('{lender}', config.lender.name);
  expect(page.getByText(text)).toBeInTheDocument();
  expect(row(ids.sernac)).toHaveAttribute('href', 'https://www.sernac.cl/');
  expect(row(ids.sernacPhone)).toHaveAttribute('href', 'tel:800700100');
  expect(row(ids.cmf)).toHaveAttribute('href', 'https://www.cmfchile.cl/');
});

test('shows the questions asked most, and one link to all of them', async () => {
  await renderScreen(screen, states.member);
  expect(await page.findByText('¿Qué pasa si me atraso?')).toBeVisible();
  expect(page.queryByText('¿Qué es la CAE?')).not.toBeInTheDocument();
  expect(row(ids.allAnswers)).toHaveAttribute('href', '#/pages/policy/policy?type=faq');
});

test.each([
  ['a guest to what to do about a lost number', states.guest, 'number'],
  ['a refused user to the reason in writing', states.refused, 'reason'],
] as const)('leads %s', async (_, state, ask) => {
  await renderScreen(screen, state);
  await waitFor(() =>
    expect(row(ids.request)).toHaveAttribute(
      'href',
      `#/pages/custom-service/custom-service?ask=${ask}`,
    ),
  );
});

test('offers the reason of a refusal to no user who was not refused', async () => {
  await renderScreen(screen, states.member);
  await page.findByText('¿Qué pasa si me atraso?');
  expect(row(ids.request)).not.toBeInTheDocument();
});

test('no answer on the screen links to the screen itself', async () => {
  await renderScreen(screen, states.member);
  await userEvent.click(await page.findByText('Pagué y no aparece'));
  for (const link of page.getAllByRole('link'))
    expect(link.getAttribute('href')).not.toMatch(/\/custom-service\/custom-service$/);
});

test('a message that asks for the reason of a refusal is ready to be sent', async () => {
  await renderScreen(screen, states.reason);
  await waitFor(() => expect(row(ids.message)).not.toBeNull());
  const message = row(ids.message)?.textContent ?? '';
  expect(message).toContain('+56');
  const sent = (id: string) => decodeURIComponent(row(id)?.getAttribute('href') ?? '');
  expect(sent(ids.whatsapp)).toBe(`${contactUris.whatsapp}?text=${message}`);
  expect(sent(ids.email)).toContain(`&body=${message}`);
});

test('a guest who has lost the number can log in by e-mail, or send a message that says what is needed', async () => {
  await renderScreen(screen, states.number);
  expect(
    page.getByRole('link', { name: textOf('customService.number.byEmailButton') }),
  ).toHaveAttribute('href', '#/pages/account/get-code-page/get-code-page?type=email');
  await waitFor(() =>
    expect(document.getElementById(ids.message)).toHaveTextContent(/RUN.*Número nuevo/),
  );
});

test('a user who is logged in can change the number at once', async () => {
  await renderScreen(screen, states.numberMember);
  expect(
    page.getByRole('link', { name: textOf('customService.number.changeButton') }),
  ).toHaveAttribute('href', '#/pages/account/get-code-page/get-code-page?attach=phone');
});
