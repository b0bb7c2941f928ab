import { testStates } from './test-states';

testStates('Profile');
