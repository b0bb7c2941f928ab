/** Joins class names; what is false or absent is left out: `classes('btn', small && 'btn--small')`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
