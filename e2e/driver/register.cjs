/** Lets Node load TypeScript and the alias `@/` in each process of Detox: its command line, Jest and its workers. */
'use strict';
const { _extensions: loaders } = require('node:module');
const { register } = require('esbuild-register/dist/node');

register({ target: 'node20' });

// Node tries the file extensions in their order here: `./areas` is areas.ts before areas.json, as in TypeScript.
const { '.json': loadJson } = loaders;
delete loaders['.json'];
loaders['.json'] = loadJson;
