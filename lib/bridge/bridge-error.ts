/**
 * All error codes of bridge calls (contract.md section 4 and PROTOCOL.md). The page detects the first nine,
 * the shell replies with the rest.
 * @internal
 */
export const bridgeErrorCodes = [
  /** There is no bridge, or the shell does not know the event. */
  'unsupport',
  /** No reply before the deadline. */
  'timeout',
  /** The reply does not match the contract. */
  'malformed',
  /** A chunk is missing. */
  'gap',
  /** A chunk arrived twice. */
  'double',
  /** The joined text does not match its checksum. */
  'checksum',
  /** The reply exceeds the page's limit. */
  'too_large',
  /** The page or the user cancelled it. */
  'cancelled',
  /** Any other error on either side. */
  'failed',
  /** This build of the shell, or the system, does not allow it. */
  'not_permitted',
  /** The user denied the permission. */
  'denied',
  /** The user denied it permanently: only the system's settings can change it. */
  'denied_forever',
  /** Another call is using the camera, the picker or the dialog. */
  'busy',
  /** The shell refused the data of the call. */
  'invalid',
  /** The phone lacks it or it is switched off: no camera, no location. */
  'unavailable',
  /** No outcome is stored under the name to resume. */
  'nothing',
] as const;

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];

/** The event of a failed call, and the field with the wrong shape. */
export interface BridgeErrorContext {
  event: string;
  field?: string;
}

/** A failed bridge call. The message is for developers and holds no data of the phone, which is personal. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: BridgeErrorCode;
  readonly event: string;
  readonly field: string | undefined;

  constructor(code: BridgeErrorCode, message: string, context: BridgeErrorContext) {
    super(message);
    this.code = code;
    this.event = context.event;
    this.field = context.field;
  }
}

/** The code of that name; `failed` for an unknown name. */
export function toErrorCode(name: unknown): BridgeErrorCode {
  return bridgeErrorCodes.find((code) => code === name) ?? 'failed';
}
