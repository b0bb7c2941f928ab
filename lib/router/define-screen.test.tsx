import { render, screen as shown } from '@testing-library/react';
import * as v from 'valibot';
import { defineScreen } from './define-screen';

const detail = defineScreen({
  needsLogin: true,
  query: v.object({ order_no: v.pipe(v.string(), v.minLength(1)) }),
  Screen: ({ order_no }) => <p>Order {order_no}</p>,
});

test('what the address says reaches the screen as props', () => {
  render(detail.render({ order_no: '77', other: 'ignored' }));
  expect(shown.getByText('Order 77')).toBeInTheDocument();
});

test('an address that lacks what the screen needs renders no screen', () => {
  expect(detail.render({})).toBeUndefined();
  expect(detail.render({ order_no: '' })).toBeUndefined();
});
