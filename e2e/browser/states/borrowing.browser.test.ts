import { checkStates } from './check-states';

checkStates('Borrowing');
