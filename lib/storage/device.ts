import { type Area, localArea, sealed } from './area';
import { announce } from './changes';
import { ruleOf } from './keys';
import { keyDatabase } from './wipe-personal';

/** What sealing works on; given to it, so that its code stays apart from what every page loads. */
export type Device = {
  /** Where sealed texts are put. */
  area: Area;
  /** Whose place the sealing area takes. */
  sealed: { area: Area; shut(): void };
  isSealed(key: string): boolean;
  /** Tells the readers of a key. */
  announce(key: string): void;
  /** The name of the database that holds the key. */
  keyDatabase: string;
};

/** This device. */
export const device: Device = {
  area: localArea,
  sealed,
  isSealed: (key) => ruleOf(key)?.area === 'sealed',
  announce,
  keyDatabase,
};
