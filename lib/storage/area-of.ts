import { type Area, localArea, sessionArea } from './area';
import type { KeyRule } from './keys';
import { sealedArea } from './sealed-area';

const areas: Record<KeyRule['area'], Area> = {
  local: localArea,
  session: sessionArea,
  sealed: sealedArea,
};

/** The area that a key's values are kept in. */
export function areaOf({ area }: Pick<KeyRule, 'area'>): Area {
  return areas[area];
}
