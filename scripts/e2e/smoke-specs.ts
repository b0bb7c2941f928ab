/** The specs that say in under a minute whether it is worth running the others. */
export const smokeSpecs: readonly string[] = ['launch', 'log-in'];
