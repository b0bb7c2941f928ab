import { testStates } from './test-states';

testStates('Application', (path) => path.startsWith('/pages/upload/'));
