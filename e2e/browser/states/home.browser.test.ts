import { testStates } from './test-states';

testStates('Home');
