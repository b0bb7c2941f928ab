/**
 * Every way a bridge call can fail, as one closed list. The first nine are found by the page,
 * the rest are the shell's answers. Source: contract.md section 4 and PROTOCOL.md.
 */
export const bridgeErrorCodes = [
  /** There is no bridge, or the shell does not know the event. */
  'unsupport',
  /** No answer within the deadline. */
  'timeout',
  /** The answer is not of the contract's shape. */
  'malformed',
  /** A chunk is missing. */
  'gap',
  /** A chunk came twice. */
  'double',
  /** The joined text is not the one that was sent. */
  'checksum',
  /** The answer is larger than the page takes. */
  'too_large',
  /** The page or the person gave up. */
  'cancelled',
  /** Anything else that went wrong on either side. */
  'failed',
  /** This build of the shell, or the system, does not allow it. */
  'not_permitted',
  /** The person said no. */
  'denied',
  /** The person said no for good: only the system's settings can change it. */
  'denied_forever',
  /** Another call of this kind has the camera, the picker or the question. */
  'busy',
  /** The shell cannot take the data of the call. */
  'invalid',
  /** The phone lacks it, or it is switched off: no camera, no location. */
  'unavailable',
  /** Nothing was kept for the key that was resumed. */
  'nothing',
] as const;

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];

/** Where a bridge call failed: the event, and the field for a wrong shape. */
export interface BridgeErrorPlace {
  event: string;
  field?: string;
}

/**
 * A bridge call that failed. The message is for developers and holds no value that came from the
 * phone, as such values are personal.
 */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: BridgeErrorCode;
  readonly event: string;
  readonly field: string | undefined;

  constructor(code: BridgeErrorCode, message: string, place: BridgeErrorPlace) {
    super(message);
    this.code = code;
    this.event = place.event;
    this.field = place.field;
  }
}

/** The listed code of that name; `failed` for a name that the list does not hold. */
export function toErrorCode(name: unknown): BridgeErrorCode {
  return bridgeErrorCodes.find((code) => code === name) ?? 'failed';
}
