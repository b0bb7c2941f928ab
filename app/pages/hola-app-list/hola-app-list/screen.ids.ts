/** Element ids, for tests. */
export const ids = { list: 'hola-app-list', app: (id: string) => `hola-app-list-${id}` } as const;
