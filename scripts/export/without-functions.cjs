/**
 * A loader that replaces a CommonJS module of Next's by one with the same exported names, whose functions do
 * nothing, or throw with the option `throws`. Fails the build where it finds no exported name.
 */
module.exports = function withoutFunctions(source) {
  const names = exportedNames(source);
  if (names.length === 0) throw new Error(`${this.resourcePath} exports nothing that is known`);
  const { throws } = this.getOptions();
  const replacement = throws
    ? '() => { throw new Error("Left out of this app: " + name); }'
    : '() => undefined';
  return `for (const name of ${JSON.stringify(names)}) exports[name] = ${replacement};`;
};

function exportedNames(source) {
  const [, getters = ''] = /_export\(exports, \{([\s\S]*?)\n\}\);/.exec(source) ?? [];
  const single = /Object\.defineProperty\(exports, "(?!__esModule)(\w+)"/g;
  return [...getters.matchAll(/^ {4}(\w+): function/gm), ...source.matchAll(single)].map(
    ([, name]) => name,
  );
}
