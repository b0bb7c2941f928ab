/**
 * A script that calls a function of this process in a page. The TypeScript loader of the commands wraps functions
 * within it in `__name`, which no page has.
 */
export function pageScript<T>(run: (argument: T) => void, argument: T): string {
  return `(() => { const __name = (each) => each; (${run})(${JSON.stringify(argument)}); })()`;
}
