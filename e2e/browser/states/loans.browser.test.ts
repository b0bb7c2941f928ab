import { testStates } from './test-states';

testStates('Loans');
