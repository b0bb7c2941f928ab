import { regroupMoney } from '@/lib/format/regroup-money';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import { ApiError, type Reason } from './errors';

/**
 * A refusal in the page's own Vietnamese where it knows the reason's code, as the server writes Spanish and English
 * only; any other error, and one of a server that names no reason, as it is. Source: contract.md section 2.
 */
export async function inOwnWords(error: ApiError): Promise<ApiError> {
  const { code, path, hint, reason, userMessage, fields, cause } = error;
  const isServers = typeof userMessage === 'string';
  if (!isServers || getCurrentLocale() !== 'vi') return error;
  const loaded = await import('@/locales/refusals/vi.json').catch(() => undefined);
  if (!loaded) return error;
  const texts = new Map(Object.entries(loaded.default));
  const own = ({ reason_code = '', values = {} }: Reason) => {
    const filled = texts
      .get(reason_code)
      ?.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
    return filled && regroupMoney(filled, 'vi');
  };
  return new ApiError(code, {
    path,
    hint,
    serverMessage: own(reason) ?? userMessage,
    reason,
    fields: fields.map((field) => ({ ...field, message: own(field) ?? field.message })),
    cause,
  });
}
