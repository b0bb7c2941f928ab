/** Element ids of the screen after the application was submitted, for tests. */
export const ids = {
  home: 'application-submited-home',
  stay: 'application-submited-stay',
  timer: 'application-submited-timer',
} as const;
