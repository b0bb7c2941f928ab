import { checkStates } from './check-states';

checkStates('Application');
