import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { CouponPicker } from './coupon-picker';

const coupons = [
  {
    id: 'a',
    value: '$3.000',
    unit: 'menos de costo',
    title: 'Descuento',
    limits: 'Préstamos desde $100.000',
    expiry: 'Vence el 30 nov',
  },
  {
    id: 'b',
    value: '5 días',
    unit: 'sin interés',
    title: 'Días gratis',
    expiry: 'Vence el 15 dic',
    blocked: 'Sube el monto a $100.000 para usarlo',
  },
];
const onChoose = jest.fn();
const onDismiss = jest.fn();

function setUp(value: string | null = null) {
  renderWithI18n(
    <CouponPicker open coupons={coupons} value={value} onChoose={onChoose} onDismiss={onDismiss} />,
  );
  return userEvent.setup();
}

const coupon = (name: RegExp) => screen.getByRole('radio', { name });

test('the name of a coupon has its value, conditions and expiry', () => {
  setUp();
  expect(
    coupon(/\$3\.000 menos de costo Descuento Vence el 30 nov Préstamos desde \$100\.000/),
  ).toBeEnabled();
});

test('the button submits the selected coupon', async () => {
  const user = setUp();
  await user.click(coupon(/Descuento/));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Usar este cupón' }));
  expect(onChoose).toHaveBeenCalledWith('a');
});

test('the current coupon is selected at first, and none can be selected', async () => {
  const user = setUp('a');
  expect(coupon(/Descuento/)).toBeChecked();
  await user.click(coupon(/Sin cupón/));
  await user.click(screen.getByRole('button', { name: 'Seguir sin cupón' }));
  expect(onChoose).toHaveBeenCalledWith(null);
});

test('a coupon that cannot be used is disabled and shows the reason', () => {
  setUp();
  const blocked = coupon(/Sube el monto a \$100\.000 para usarlo/);
  expect(blocked).toBeDisabled();
});

test('the arrow keys skip disabled coupons', async () => {
  const user = setUp('a');
  coupon(/Descuento/).focus();
  await user.keyboard('{ArrowDown}');
  expect(coupon(/Sin cupón/)).toBeChecked();
});

test('closing the sheet changes nothing', async () => {
  const user = setUp();
  await user.click(coupon(/Descuento/));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
});
