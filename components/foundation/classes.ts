/** Joins class names and leaves out falsy ones: `classes('btn', small && 'btn--small')`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
