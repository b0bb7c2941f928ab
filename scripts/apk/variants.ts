/** A build of the app: its flavour, and whether it can be debugged. */
export type Variant = {
  /** `flavor-type`, as Gradle and Android Studio name it too. */
  name: string;
  flavor: 'standard' | 'play';
  debuggable: boolean;
  /** Whether a store bundle is made of it too. */
  bundle: boolean;
};

/**
 * What `npm run apk` makes. `play` keeps to Google Play's policy for personal loans; it needs no
 * debug build of its own, as it is `standard` with less in its manifest.
 */
export const variants: readonly Variant[] = [
  { name: 'standard-debug', flavor: 'standard', debuggable: true, bundle: false },
  { name: 'standard-release', flavor: 'standard', debuggable: false, bundle: true },
  { name: 'play-release', flavor: 'play', debuggable: false, bundle: true },
];
