import { checks } from './checks/checks';
import { report } from './checks/tally';

/** `npm run check`, the inner loop: format and lint, types, generated files, Jest. */
void checks().then(report);
