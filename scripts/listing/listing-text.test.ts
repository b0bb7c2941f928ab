import { createServer } from 'node:http';
import { galleryAreas } from '@/app/preview/screens';
import { config } from '@/lib/config';
import { cae } from '@/lib/loan/cae';
import { products } from '@/lib/sandbox/data/products';
import { createNodeSandbox } from '@/lib/sandbox/entry-node';
import { testLender } from '@/scripts/checks/test-lender';
import { closeServer, listenOn } from '../serve/listen';
import { lengthFaults, listingLocales, listingText } from './listing-text';
import { type Offer, readOffer, storeFaults } from './offer';
import { pictureStates } from './pictures';

const { handle } = createNodeSandbox();
const server = createServer((request, response) => void handle(request, response));
let offer: Offer;

beforeAll(async () => {
  const url = await listenOn(server, 0);
  offer = await readOffer({ baseUrl: `${url}/api`, origin: url, token: '' });
});
afterAll(() => closeServer(server));

test('the offer spans all products and terms', () => {
  const terms = products.flatMap((product) => product.terms);
  expect(offer).toMatchObject({
    minAmount: Math.min(...products.map((product) => product.min_amount)),
    maxAmount: Math.max(...products.map((product) => product.max_amount)),
    minTerm: Math.min(...terms),
    maxTerm: Math.max(...terms),
  });
});

test('the largest CAE is at least that of the shortest term of every product', () => {
  for (const { fee_rate, terms } of products) {
    const amount = 100_000;
    const arrival = amount * (1 - fee_rate);
    const withoutInterest = cae({ repayment: amount, arrival, termDays: Math.min(...terms) });
    expect(offer.maxCae).toBeGreaterThanOrEqual(withoutInterest);
  }
});

test.each(listingLocales)('the texts in %s have the lengths that the store accepts', (locale) => {
  expect(lengthFaults(listingText(locale, offer))).toEqual([]);
});

test('the text says each figure of the example, and that they add up', () => {
  const example = {
    ...offer.example,
    amount: 300_000,
    service_fee: 18_000,
    arrival: 282_000,
    interest: 24_000,
    repayment: 324_000,
    cae: 0.3021,
    term_days: 120,
    penalty: { once_rate: 0.05, daily_rate: 0.04 },
  };
  const { full } = listingText('es', { ...offer, example, maxCae: 1.2276 });
  for (const figure of ['$300.000', '120 días', '$18.000', '$282.000', '$24.000', '$324.000']) {
    expect(full).toContain(figure);
  }
  expect(full).toContain('Lo que te cuesta: $42.000');
  expect(full).toContain('CAE: 30,3\u00a0%');
  expect(full).toContain('122,8\u00a0%');
  expect(full).toContain('el 5\u00a0% del monto');
  expect(full).toContain('el 4\u00a0% del monto');
});

test('the sandbox offers no loan that the store would refuse', () => {
  expect(storeFaults(offer, { isSandbox: true })).toEqual([]);
});

test('charges above the legal maximum are a fault of a server, and below the name of a lender', () => {
  const fault = expect.stringContaining('1460 %');
  expect(storeFaults(offer, { isSandbox: false })).toContainEqual(fault);
  jest.replaceProperty(config, 'lender', testLender);
  expect(storeFaults(offer, { isSandbox: true })).toContainEqual(fault);
  jest.restoreAllMocks();
});

test('the sandbox’s charges are above the legal maximum, and its texts say that they are an example', () => {
  expect(offer.aboveMaximum).toContainEqual(expect.stringContaining('1460 %'));
  expect(listingText('es', offer).full).toContain('superan el máximo legal de Chile');
  expect(listingText('en', offer).full).toContain('above Chile’s legal maximum');
});

test('where the daily rate is not known the text names none', () => {
  jest.replaceProperty(config, 'sandbox', false);
  jest.replaceProperty(config, 'lender', testLender);
  const penalty = { once_rate: 0.05, daily_rate: undefined };
  const { full } = listingText('es', { ...offer, example: { ...offer.example, penalty } });
  jest.restoreAllMocks();
  expect(full).toContain('a lo más, los cargos que permite la ley');
  expect(full).not.toMatch(/4\s% del|de ejemplo/);
});

test('a loan of 60 days is refused, one of 61 is not', () => {
  const faults = (minTerm: number) =>
    storeFaults({ minTerm, aboveMaximum: [] }, { isSandbox: false });
  expect(faults(60)).toEqual([expect.stringContaining('60 days')]);
  expect(faults(61)).toEqual([]);
});

test('every picture is of a state that exists', () => {
  const screens = galleryAreas.flatMap((area) => area.screens);
  for (const { path, state } of pictureStates) {
    const names = screens.find((screen) => screen.path === path)?.states.map(({ name }) => name);
    expect(names).toContain(state);
  }
});
