import type { TextKey } from '../texts/say';

/** The `code` of each kind of refusal; the three codes of the error catalogue are not among them. */
export const refusalCodes = {
  /** The body does not have the shape of the contract. */
  body: 400,
  /** What is named does not exist, or is another person's. */
  unknown: 404,
  /** The account's state does not allow it now. */
  state: 409,
  /** Fields are wrong; `ret.errors` names them. */
  fields: 422,
  /** Asked again too early. */
  too_soon: 429,
  /** No token, or one that is not known. */
  session: 10001,
} as const;

/** A text of the server with what stands in its `{places}`. */
export type Message = { key: TextKey; values?: Record<string, string | number> };

/** What is wrong with one field; `field` is its wire name, such as `contacts.1.phone`. */
export type FieldError = Message & { field: string };

/** Thrown by a call that says no; becomes `{ code, msg, ret: { errors } | null }`. */
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

/** The refusal of one field: what is said of it is said to the person too. */
export function fieldRefusal(field: string, text: Message): Refusal {
  return new Refusal('fields', text, [{ field, ...text }]);
}

/** Collects what is wrong with a body, so that a person hears of all of it at once. */
export class FieldCheck {
  private readonly errors: FieldError[] = [];

  /** Notes `error` for `field` unless `ok`. */
  need(ok: boolean, field: string, error: Message): void {
    if (!ok) this.errors.push({ field, ...error });
  }

  /** Throws a `Refusal` where anything was noted: one error speaks for itself, more are counted. */
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
