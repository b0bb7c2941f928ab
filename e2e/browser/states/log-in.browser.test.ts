import { testStates } from './test-states';

testStates('Log in');
