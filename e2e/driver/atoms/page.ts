import { describeScreen } from './describe';
import { perform } from './perform';

/** What the driver can run in a page: bundled as one script, of which the page keeps nothing. */
export const atoms = { perform, describeScreen };
