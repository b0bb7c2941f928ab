/** The environment of the specs; Jest loads it before it can compile TypeScript. */
'use strict';
require('../../driver/register.cjs');

module.exports = require('./environment.ts').Environment;
