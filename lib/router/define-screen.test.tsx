import { screen as page, render } from '@testing-library/react';
import * as v from 'valibot';
import { defineScreen, noQuery } from './define-screen';

const detail = defineScreen({
  needsLogin: true,
  query: v.object({ order_no: v.pipe(v.string(), v.minLength(1)) }),
  Screen: ({ order_no }) => <p>Order {order_no}</p>,
});

test('passes the query parameters as props', () => {
  render(detail.render({ order_no: '77', other: 'ignored' }));
  expect(page.getByText('Order 77')).toBeInTheDocument();
});

test('is for guests too unless it needs a log-in', () => {
  const open = defineScreen({ query: noQuery, Screen: () => null });
  expect([open.needsLogin, detail.needsLogin]).toEqual([false, true]);
});

test('renders nothing when a required parameter is missing', () => {
  expect(detail.render({})).toBeUndefined();
  expect(detail.render({ order_no: '' })).toBeUndefined();
});
