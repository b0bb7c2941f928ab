import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

let scroll: jest.SpyInstance;

beforeEach(() => {
  scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
});

test('a title in the contents brings its section into sight, and a screen reader to it', async () => {
  await renderScreen(screen, states.terms);
  await userEvent.click(page.getByText(textOf('policy.contents')));
  await userEvent.click(page.getByRole('button', { name: 'Cuánto cuesta' }));
  const heading = page.getByRole('heading', { name: /^\d+\. Cuánto cuesta/ });
  expect(heading).toHaveFocus();
  expect(scroll.mock.instances).toEqual([heading]);
});

test('leads to the other texts, each to come back from, and to customer service', async () => {
  const { navigator } = await renderScreen(screen, states.terms);
  await userEvent.click(page.getByRole('link', { name: 'Preguntas frecuentes' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/policy/policy',
    query: { type: 'faq' },
  });
  expect(page.queryByRole('link', { name: 'Términos y condiciones' })).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Hablar con una persona' })).toBeInTheDocument();
});

test('says that there is no text of an unknown type, and leads to each that there is', async () => {
  await renderScreen(screen, states.unknownType);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(textOf('policy.unknown.title'));
  for (const type of ['privacy', 'terms', 'about', 'faq', 'deletion'] as const)
    expect(document.getElementById(ids[type])).toHaveAttribute(
      'href',
      `#/pages/policy/policy?type=${type}`,
    );
});

describe('an answer of the FAQ in the query', () => {
  const entries = () => [...document.querySelectorAll('details')];
  test.each(['es', 'en', 'vi'] as const)('is open, in sight and focused in %s', async (locale) => {
    await renderScreen(screen, states.faqAnswer, { locale });
    await page.findByRole('searchbox');
    const open = entries().filter((entry) => entry.open);
    const question = { es: 'atraso', en: 'late', vi: 'trễ' }[locale];
    expect(open).toHaveLength(1);
    expect(open[0]?.querySelector('summary')).toHaveTextContent(question);
    expect(open[0]?.querySelector('summary')).toHaveFocus();
    expect(scroll.mock.instances).toEqual([open[0]?.querySelector('summary')]);
  });

  test.each(['surprise', '', '"><script>'])('is ignored when there is none: %s', async (q) => {
    await renderScreen(screen, { scenario: 'guest', query: { type: 'faq', q } });
    await page.findByRole('searchbox');
    expect(entries().length).toBeGreaterThan(0);
    expect(entries().filter((entry) => entry.open)).toEqual([]);
    expect(scroll).not.toHaveBeenCalled();
  });

  test('stays as the user left it while they search', async () => {
    await renderScreen(screen, states.faqAnswer);
    const search = await page.findByRole('searchbox');
    await userEvent.click(page.getByText('¿Qué pasa si me atraso?'));
    await userEvent.type(search, 'atraso');
    expect(entries().map((entry) => entry.open)).toEqual([false]);
    expect(search).toHaveFocus();
  });
});

test('searches the FAQ', async () => {
  await renderScreen(screen, states.faq);
  await userEvent.type(await page.findByRole('searchbox'), 'atraso');
  expect(page.getByRole('status')).toHaveTextContent('1 pregunta');
  expect(page.getByText('¿Qué pasa si me atraso?')).toBeInTheDocument();
});

test.each([
  ['about', './licences.txt'],
  ['terms', undefined],
] as const)('the licences of what ships are shown under About alone: %s', async (name, source) => {
  await renderScreen(screen, states[name]);
  await page.findAllByRole('heading', { level: 2 });
  const frame = document.getElementById(ids.licences)?.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(source);
});
