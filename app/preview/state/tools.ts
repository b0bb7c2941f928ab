/** What can be done with a state; the first one is what its page opens with. */
export const tools = ['measure', 'comment', 'compare', 'export'] as const;
