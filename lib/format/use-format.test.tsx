import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { useFormat } from './use-format';

function formatIn(locale: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="America/Santiago">
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useFormat(), { wrapper });
}

test('every formatter uses the current language', () => {
  const { current: format } = formatIn('es').result;
  expect(format.locale).toBe('es');
  expect(format.money(200_000)).toBe('$200.000');
  expect(format.moneyParts(200_000)).toHaveLength(3);
  expect(format.number(1234)).toBe('1.234');
  expect(format.percent(0.04, 'ifAny')).toBe('4\u00a0%');
  expect(format.percent(1.228)).toBe('122,8\u00a0%');
  expect(format.date('2026-12-20', 'short')).toBe('20\u00a0dic');
  expect(format.dateTime('2026-11-20T17:05:00Z')).toBe('20\u00a0nov\u00a02026, 14:05');
  expect(format.duration(1000).clock).toBe('00:00:01');
  expect(format.phone('912345678')).toBe('+56\u00a09\u00a01234\u00a05678');
  expect(format.nationalPhone('+56912345678')).toBe('9 1234 5678');
  expect(format.run('123456785')).toBe('12.345.678-5');
});

test('the object is stable while the language does not change', () => {
  const { result, rerender } = formatIn('vi');
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  expect(first.locale).toBe('vi');
});
