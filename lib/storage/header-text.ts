import * as v from 'valibot';
import { headerPattern } from './header-pattern';

/** Text that an HTTP header can carry. */
export const headerText = v.pipe(v.string(), v.regex(headerPattern));
