/** A build variant of the app. */
export type Variant = {
  /** `flavor-type`, as in Gradle and Android Studio. */
  name: string;
  flavor: 'standard' | 'play';
  debuggable: boolean;
  /** Whether it has a store bundle. */
  bundle: boolean;
};

/**
 * The variants of `npm run apk`. `play` follows Google Play's policy for personal loans; it needs no debug
 * build, because it is `standard` with a smaller manifest.
 */
export const variants: readonly Variant[] = [
  { name: 'standard-debug', flavor: 'standard', debuggable: true, bundle: false },
  { name: 'standard-release', flavor: 'standard', debuggable: false, bundle: true },
  { name: 'play-release', flavor: 'play', debuggable: false, bundle: true },
];
