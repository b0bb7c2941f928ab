/**
 * Lets Node load the driver's TypeScript, and the addresses that begin with `@/`, in whatever process Detox
 * needs it: its command line, Jest's own process and Jest's workers.
 */
'use strict';
const { register } = require('esbuild-register/dist/node');

register({ target: 'node20' });
