/** All words of the gallery's own, in English: it is a tool for those who make Luka, not for borrowers. */
export const previewTexts = {
  unknownState: (name: string) => `This screen has no state “${name}”`,
  knownStates: 'It has these:',
} as const;
