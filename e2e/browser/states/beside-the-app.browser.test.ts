import { testStates } from './test-states';

testStates('Beside the app');
