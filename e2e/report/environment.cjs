/** The environment of the tests in browser and shell; Jest loads it before it can compile TypeScript. */
'use strict';
require('../driver/register.cjs');

module.exports = require('./environment.ts').ReportingEnvironment;
