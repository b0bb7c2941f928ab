import { checkStates } from './check-states';

checkStates('Loans');
