/** The code of a script or a style sheet without the comment at its end that names its source map. */
export function withoutMapComment(code: string): string {
  return code.replace(/\n*(\/\/|\/\*)# sourceMappingURL=.*\s*$/, '');
}
