import type vi from '@/locales/refusals/vi.json';
import type { TextKey } from './texts';

/** The wire `code` of each kind of refusal, apart from the codes of the error catalogue. */
export const refusalCodes = {
  /** The body does not match the contract. */
  body: 400,
  /** The object does not exist or belongs to another account. */
  unknown: 404,
  /** The account's state does not allow it. */
  state: 409,
  /** Fields are wrong; `ret.errors` lists them. */
  fields: 422,
  /** Repeated too early. */
  too_soon: 429,
  /** The token is missing or unknown. */
  session: 10001,
} as const;

/** What a refusal says: the page has Vietnamese words for each, as it does not show this one. */
export type RefusalKey = Extract<TextKey, keyof typeof vi | 'invalid_daycount'>;

/** A text key, which is the `reason_code`, and the values of its placeholders. */
export type Message = { key: RefusalKey; values?: Record<string, string | number> };

/** The error of a field; `field` is its wire name, such as `contacts.1.phone`. */
export type FieldError = Message & { field: string };

/** Thrown by a call that refuses; sent as `{ code, msg, ret: { reason_code, values?, errors? } }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly kind: keyof typeof refusalCodes,
    readonly text: Message,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(`${kind}: ${text.key}`);
  }
}

/** A refusal because of one field; `text` is both its error and the `msg`. */
export function fieldRefusal(field: string, text: Message): Refusal {
  return new Refusal('fields', text, [{ field, ...text }]);
}

/** Collects field errors, so that all of them are sent at once. */
export class FieldCheck {
  private readonly errors: FieldError[] = [];

  /** Adds `error` for `field` unless `ok`. */
  need(ok: boolean, field: string, error: Message): void {
    if (!ok) this.errors.push({ field, ...error });
  }

  /** Adds `fill_field` for a blank text that has no error yet. */
  needText(field: string, text: string): void {
    if (text.trim() === '') this.refuseOnce(field, { key: 'fill_field' });
  }

  /** Adds `error` for `field` unless it has one. */
  refuseOnce(field: string, error: Message): void {
    if (!this.errors.some((known) => known.field === field)) this.need(false, field, error);
  }

  /** Throws a `Refusal` if there are errors: `msg` is the only error, or their number. */
  done(): void {
    const first = this.errors[0];
    if (!first) return;
    const text: Message =
      this.errors.length === 1
        ? { key: first.key, values: first.values }
        : { key: 'check_fields', values: { count: this.errors.length } };
    throw new Refusal('fields', text, this.errors);
  }
}
