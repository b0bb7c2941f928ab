import { perform } from './perform';
import { describeScreen } from './visibility';

/** What the driver runs in a page: the entry of the script. */
export const atoms = { perform, describeScreen };
