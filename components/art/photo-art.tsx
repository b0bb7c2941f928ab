import type { ReactNode } from 'react';
import { Line } from './shapes';

/** Placeholder for the photo of the card's front. Like every drawing here it is decorative. */
export function PhotoFront() {
  return (
    <svg viewBox="0 0 172 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="172" height="116" fill="var(--art-far)" />
      <IdCard transform="translate(18 15)" />
    </svg>
  );
}

/** Placeholder for the photo of the card's back. */
export function PhotoBack() {
  return (
    <svg viewBox="0 0 172 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="172" height="116" fill="var(--art-far)" />
      <IdCardBack transform="translate(18 15)" />
    </svg>
  );
}

/** Placeholder for the selfie. */
export function PhotoSelfie() {
  return (
    <svg viewBox="18 28 204 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="180" fill="var(--art-far)" />
      <Face />
    </svg>
  );
}

/** The ground of a small picture that shows a good or a bad photo. */
function Guide({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 76 56" aria-hidden="true">
      <rect width="76" height="56" fill="var(--art-far)" />
      {children}
    </svg>
  );
}

/** A good photo: the whole card, sharp, without reflections. */
export function GuideOk() {
  return (
    <Guide>
      <IdCard transform="translate(10 10.5) scale(.41)" />
    </Guide>
  );
}

/** A bad photo: blurred. */
export function GuideBlur() {
  return (
    <Guide>
      <IdCard transform="translate(10 10.5) scale(.41)" opacity={0.34} />
      <IdCard transform="translate(14 13) scale(.41)" opacity={0.34} />
      <IdCard transform="translate(7 8) scale(.41)" opacity={0.3} />
    </Guide>
  );
}

/** A bad photo: the card is cut off. */
export function GuideCut() {
  return (
    <Guide>
      <IdCard transform="translate(-20 20) rotate(-8) scale(.62)" />
    </Guide>
  );
}

/** A bad photo: a reflection over the text. */
export function GuideGlare() {
  return (
    <Guide>
      <IdCard transform="translate(10 10.5) scale(.41)" />
      <Glare transform="translate(45 26) scale(.47)" />
    </Guide>
  );
}

type IdCardProps = {
  transform?: string;
  opacity?: number;
};

/** The front of an identity card, 136 by 86 units. */
function IdCard({ transform, opacity }: IdCardProps) {
  return (
    <g transform={transform} opacity={opacity}>
      <rect width="136" height="86" rx="9" fill="var(--art-paper)" />
      <path d="M0 9a9 9 0 0 1 9-9h118a9 9 0 0 1 9 9v9H0Z" fill="var(--art-mid)" />
      <rect x="10" y="28" width="38" height="46" rx="5" fill="var(--art-sky)" />
      <circle cx="29" cy="44" r="8.5" fill="var(--art-ink)" />
      <path d="M14 74c0-11 6.500-17 15-17s15 6 15 17Z" fill="var(--art-ink)" />
      <Line d="M58 34h44M58 46h62M58 58h30" colour="var(--art-line)" width={5} />
      <circle cx="116" cy="66" r="8" fill="var(--art-sun)" />
    </g>
  );
}

/** The back of an identity card, 136 by 86 units. */
function IdCardBack({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <rect width="136" height="86" rx="9" fill="var(--art-paper)" />
      <rect y="12" width="136" height="15" fill="var(--art-mid)" />
      <rect x="10" y="38" width="30" height="30" rx="4" fill="var(--art-near)" />
      <path d="M16 44h6v6h-6zM28 44h6v6h-6zM16 56h6v6h-6zM29 57h4v4h-4z" fill="var(--art-paper)" />
      <Line d="M52 44h70M52 54h54M52 66h70M52 76h70" colour="var(--art-line)" width={4} />
    </g>
  );
}

/** Head and shoulders, in a 240 by 180 box. */
function Face() {
  return (
    <>
      <path d="M62 180c0-40 22-56 58-56s58 16 58 56Z" fill="var(--art-mid)" />
      <path d="M106 108h28v22a14 14 0 0 1-28 0Z" fill="var(--art-line)" />
      <ellipse cx="120" cy="86" rx="31" ry="37" fill="var(--art-paper)" />
      <path
        d="M86 88c-6-40 16-54 36-54s38 12 32 54c-4-18-10-27-20-29-16 6-34 4-40 4-4 6-6 15-8 25Z"
        fill="var(--art-hair)"
      />
      <Line d="M108 88v2M132 88v2M111 104c5 5 13 5 18 0" colour="var(--art-near)" width={4} />
    </>
  );
}

/** The reflection of a flash, 96 units wide, centred on 0,0. */
function Glare({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <circle r="32" fill="#ffe7a8" />
      <circle r="20" fill="#fff" />
      <Line
        d="M0-45v6M0 39v6M45 0h-6M-39 0h-6M32-32l-4 4M32 32l-4-4M-32-32l4 4M-32 32l4-4"
        colour="#ffe7a8"
        width={5}
      />
    </g>
  );
}
