/** Lets Node load TypeScript and the alias `@/` in each process of Detox: its command line, Jest and its workers. */
'use strict';
const { register } = require('esbuild-register/dist/node');

register({ target: 'node20' });
