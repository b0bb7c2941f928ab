/** The name of a question's field under `answers`: its id, which must not look like a path. */
export function answerKey(questionId: string): string {
  return questionId.replaceAll('.', '_');
}
