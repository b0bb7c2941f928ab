/** What Detox loads for `devices.desktop.type`. */
'use strict';
require('./register.cjs');

module.exports = require('./driver.ts');
