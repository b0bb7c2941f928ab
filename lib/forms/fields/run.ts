import { parseRun } from '@/lib/chile/run';
import { checkedText } from './checked-text';

/** A RUN in any usual spelling; outputs `12345678-5`. */
export const runField = checkedText(parseRun, {
  empty: 'run.empty',
  characters: 'run.characters',
  tooShort: 'run.tooShort',
  tooLong: 'run.tooLong',
  checkDigit: 'run.checkDigit',
  company: 'run.company',
});
