/** The environment of the specs; Jest loads it before it can read TypeScript. */
'use strict';
require('../../driver/register.cjs');

module.exports = require('./environment.ts').Environment;
