/** A reporter of Jest, which loads it before it can compile TypeScript. */
'use strict';
require('../driver/register.cjs');

module.exports = require('./reporter.ts').FailureReporter;
