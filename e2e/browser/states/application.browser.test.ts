import { testStates } from './test-states';

testStates('Application');
