/** Element ids of the launch's question for permissions, for tests. */
export const ids = { allow: 'permissions-allow', skip: 'permissions-skip' } as const;
