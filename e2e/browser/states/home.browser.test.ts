import { checkStates } from './check-states';

checkStates('Home');
