import { Face } from './face';

/** Stands in for the selfie. */
export function PhotoSelfie() {
  return (
    <svg viewBox="18 28 204 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="180" fill="var(--art-sky)" />
      <Face />
    </svg>
  );
}
