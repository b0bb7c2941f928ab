import { testStates } from './test-states';

testStates('Help');
