import { testStates } from './test-states';

testStates('Borrowing');
