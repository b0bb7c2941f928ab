import { checkStates } from './check-states';

checkStates('Help');
