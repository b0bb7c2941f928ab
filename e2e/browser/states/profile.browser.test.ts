import { checkStates } from './check-states';

checkStates('Profile');
