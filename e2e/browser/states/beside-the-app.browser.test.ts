import { checkStates } from './check-states';

checkStates('Beside the app');
