export const luka = 1
