/** The names of fields whose texts say nothing about a user; every other text is hidden until it is asked for. */
const harmless = new Set([
  ...['account_type', 'bank_code', 'callbackId', 'channel', 'default', 'event', 'fail_reason'],
  ...['field', 'id', 'kind', 'language', 'method', 'mime', 'msg', 'next_step', 'option_id'],
  ...['options', 'path', 'pay_url', 'product_id', 'purpose', 'reason', 'repay_date', 'result'],
  ...['state', 'status', 'step', 'title', 'to_step', 'type', 'version'],
]);

/** Ends of such names: instants, and numbers and ids of the server's records. */
const harmlessEnd = /_(at|no)$|^(application|coupon|image|payment|preview|request)_id$/;

/** Numbers about a user. */
const personalNumber = /^(latitude|longitude|accuracy)$/;

/** What is shown in place of a personal value. */
export const hidden = '•••';

/** A JSON value with the texts hidden that may be personal. A name that is not known counts as personal. */
export function hidePersonal(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    return value === '' || harmless.has(name) || harmlessEnd.test(name) ? value : hidden;
  }
  if (typeof value === 'number') return personalNumber.test(name) ? hidden : value;
  if (Array.isArray(value)) return value.map((each) => hidePersonal(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, hidePersonal(each, key)]),
  );
}
