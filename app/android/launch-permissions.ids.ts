/** Element ids of the permissions sheet at launch, for tests. */
export const ids = { allow: 'permissions-allow', skip: 'permissions-skip' } as const;
