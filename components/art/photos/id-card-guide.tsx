import { IdCard } from './id-card';

/** Props of the two large guides. */
export type GuideProps = {
  /** The picture in words: "Una cédula completa dentro del marco, sobre una superficie lisa". */
  label: string;
};

/** How to hold the card: whole, within the frame. */
export function IdCardGuide({ label }: GuideProps) {
  return (
    <svg viewBox="0 0 240 140" role="img" aria-label={label}>
      <rect width="240" height="140" rx="16" fill="var(--art-sky)" />
      <IdCard transform="translate(52 27)" />
      <path
        d="M38 32V22a8 8 0 0 1 8-8h10M184 14h10a8 8 0 0 1 8 8v10M202 108v10a8 8 0 0 1-8 8h-10M56 126H46a8 8 0 0 1-8-8v-10"
        fill="none"
        stroke="var(--art-sun)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
