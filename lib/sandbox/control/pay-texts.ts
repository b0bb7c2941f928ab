import type { Payment } from '../core/sandbox-state';

/** The languages of the pay page. */
export const payLanguages = ['es', 'en', 'vi'] as const;

/** A language of the pay page. */
export type PayLanguage = (typeof payLanguages)[number];

type PayText =
  | 'demo'
  | 'title'
  | 'loan'
  | 'fee'
  | 'success'
  | 'failure'
  | 'cancel'
  | 'back'
  | 'unknown'
  | `state_${Payment['state']}`;

/** What the demo pay page says. */
export const payTexts: Record<PayLanguage, Record<PayText, string>> = {
  es: {
    demo: 'Página de prueba: aquí no se mueve plata de verdad.',
    title: 'Pagar',
    loan: 'Préstamo',
    fee: 'Incluye un cargo de',
    success: 'Pagar',
    failure: 'Simular un rechazo',
    cancel: 'Cancelar el pago',
    back: 'Volver a la app',
    unknown: 'No encontramos ese pago.',
    state_pending: 'Elige cómo termina este pago.',
    state_success: 'El pago está hecho.',
    state_failure: 'El banco rechazó el pago.',
    state_cancel: 'El pago se canceló.',
  },
  en: {
    demo: 'Test page: no real money moves here.',
    title: 'Pay',
    loan: 'Loan',
    fee: 'Includes a charge of',
    success: 'Pay',
    failure: 'Simulate a rejection',
    cancel: 'Cancel the payment',
    back: 'Back to the app',
    unknown: 'We could not find that payment.',
    state_pending: 'Choose how this payment ends.',
    state_success: 'The payment is done.',
    state_failure: 'The bank rejected the payment.',
    state_cancel: 'The payment was cancelled.',
  },
  vi: {
    demo: 'Trang thử nghiệm: ở đây không có tiền thật.',
    title: 'Thanh toán',
    loan: 'Khoản vay',
    fee: 'Đã gồm phí',
    success: 'Thanh toán',
    failure: 'Giả lập bị từ chối',
    cancel: 'Hủy thanh toán',
    back: 'Về ứng dụng',
    unknown: 'Không tìm thấy khoản thanh toán này.',
    state_pending: 'Chọn kết quả của khoản thanh toán này.',
    state_success: 'Đã thanh toán xong.',
    state_failure: 'Ngân hàng từ chối khoản thanh toán.',
    state_cancel: 'Đã hủy thanh toán.',
  },
};

/** The language asked for by `?lang=`, else the first known one of `Accept-Language`, else Spanish. */
export function payLanguage(query: string | null, accepted: string | null): PayLanguage {
  const asked = [query ?? '', ...(accepted ?? '').split(',')];
  for (const tag of asked) {
    const known = payLanguages.find((language) => tag.trim().toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'es';
}
