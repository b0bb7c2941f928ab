import { checkStates } from './check-states';

checkStates('Log in');
