import type { FieldPath } from 'react-hook-form';
import { basisOf } from '@/app/application/step-draft';
import type { ExtraInfo } from '@/lib/api/schemas/application';
import { formatNationalPhone } from '@/lib/chile/phone';
import type { SocialIn, SocialOut } from './social-schema';

/** What the form shows at first: what was saved, else nothing. */
export function initialSocial(saved: ExtraInfo | null): SocialIn {
  const [one, other] = saved?.contacts ?? [];
  return {
    basis: basisOf(saved),
    employment: saved?.employment ?? '',
    salary: saved?.salary ?? '',
    marital: saved?.marital ?? '',
    contacts: [initialContact(one), initialContact(other)],
  };
}

function initialContact(saved: ExtraInfo['contacts'][0] | undefined): SocialIn['contacts'][0] {
  return {
    relationship: saved?.relationship ?? '',
    name: saved?.name ?? '',
    phone: formatNationalPhone(saved?.phone ?? ''),
  };
}

/** Every field survives a reload. */
export const keptSocial = [
  'basis',
  'employment',
  'salary',
  'marital',
  'contacts.0.relationship',
  'contacts.0.name',
  'contacts.0.phone',
  'contacts.1.relationship',
  'contacts.1.name',
  'contacts.1.phone',
] as const satisfies readonly FieldPath<SocialIn>[];

/** The checked form as the server takes it. */
export function toExtraInfo({ basis: _basis, ...info }: SocialOut): ExtraInfo {
  return info;
}
