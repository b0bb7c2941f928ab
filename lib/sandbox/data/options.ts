import type { Option } from '@/lib/api/schemas/basics';
import type { Language } from '../texts/say';

/** One choice with its label in both of the server's languages. */
export type LabelledOption = { value: string } & Record<Language, string>;

/** The lists of `app/get_list_page1_new`. */
export const basicLists = {
  gender: [
    { value: 'female', es: 'Mujer', en: 'Woman' },
    { value: 'male', es: 'Hombre', en: 'Man' },
    { value: 'other', es: 'Otro', en: 'Other' },
  ],
  education: [
    { value: 'basic', es: 'Básica', en: 'Primary school' },
    { value: 'secondary', es: 'Media', en: 'Secondary school' },
    { value: 'technical', es: 'Técnico profesional', en: 'Technical degree' },
    { value: 'university', es: 'Universitaria', en: 'University' },
    { value: 'postgraduate', es: 'Posgrado', en: 'Postgraduate' },
  ],
  industry: [
    { value: 'trade', es: 'Comercio', en: 'Trade' },
    { value: 'construction', es: 'Construcción', en: 'Construction' },
    { value: 'transport', es: 'Transporte y bodegas', en: 'Transport and storage' },
    { value: 'health', es: 'Salud', en: 'Health' },
    { value: 'education', es: 'Educación', en: 'Education' },
    { value: 'food', es: 'Hotelería y restaurantes', en: 'Hotels and restaurants' },
    { value: 'manufacturing', es: 'Industria', en: 'Manufacturing' },
    { value: 'mining', es: 'Minería', en: 'Mining' },
    { value: 'farming', es: 'Agricultura, pesca y forestal', en: 'Farming, fishing and forestry' },
    { value: 'technology', es: 'Tecnología', en: 'Technology' },
    { value: 'public', es: 'Sector público', en: 'Public sector' },
    { value: 'home', es: 'Trabajo de casa particular', en: 'Domestic work' },
    { value: 'other', es: 'Otro', en: 'Other' },
  ],
  loan_purpose: [
    { value: 'bills', es: 'Cuentas de la casa', en: 'Household bills' },
    { value: 'health', es: 'Salud', en: 'Health' },
    { value: 'school', es: 'Colegio o estudios', en: 'School or studies' },
    { value: 'home', es: 'Arreglos de la casa', en: 'Home repairs' },
    { value: 'business', es: 'Mi negocio', en: 'My business' },
    { value: 'debts', es: 'Pagar otras deudas', en: 'Paying other debts' },
    { value: 'emergency', es: 'Una emergencia', en: 'An emergency' },
    { value: 'other', es: 'Otro motivo', en: 'Another reason' },
  ],
} as const satisfies Record<string, readonly LabelledOption[]>;

/** The lists of `app/get_list_page2_new`. */
export const extraLists = {
  employment: [
    { value: 'indefinite', es: 'Contrato indefinido', en: 'Permanent contract' },
    { value: 'fixed_term', es: 'Contrato a plazo', en: 'Fixed-term contract' },
    { value: 'fees', es: 'A honorarios', en: 'Freelance with invoices' },
    { value: 'self_employed', es: 'Por cuenta propia', en: 'Self-employed' },
    { value: 'retired', es: 'Jubilación o pensión', en: 'Retired or pensioner' },
    { value: 'student', es: 'Estudiante', en: 'Student' },
    { value: 'unemployed', es: 'Sin trabajo por ahora', en: 'Out of work for now' },
  ],
  salary: [
    { value: 'none', es: 'Sin ingresos', en: 'No income' },
    { value: 'to_500', es: 'Hasta $500.000', en: 'Up to $500,000' },
    { value: 'to_800', es: '$500.001 a $800.000', en: '$500,001 to $800,000' },
    { value: 'to_1200', es: '$800.001 a $1.200.000', en: '$800,001 to $1,200,000' },
    { value: 'to_2000', es: '$1.200.001 a $2.000.000', en: '$1,200,001 to $2,000,000' },
    { value: 'above_2000', es: 'Más de $2.000.000', en: 'More than $2,000,000' },
  ],
  marital: [
    { value: 'single', es: 'Soltera o soltero', en: 'Single' },
    { value: 'married', es: 'Casada o casado', en: 'Married' },
    { value: 'civil_union', es: 'Acuerdo de unión civil', en: 'Civil union' },
    { value: 'separated', es: 'Separada o separado', en: 'Separated' },
    { value: 'divorced', es: 'Divorciada o divorciado', en: 'Divorced' },
    { value: 'widowed', es: 'Viuda o viudo', en: 'Widowed' },
  ],
  relationship: [
    { value: 'mother', es: 'Mamá', en: 'Mother' },
    { value: 'father', es: 'Papá', en: 'Father' },
    { value: 'partner', es: 'Pareja', en: 'Partner' },
    { value: 'sibling', es: 'Hermana o hermano', en: 'Sister or brother' },
    { value: 'child', es: 'Hija o hijo', en: 'Daughter or son' },
    { value: 'relative', es: 'Otro familiar', en: 'Another relative' },
    { value: 'friend', es: 'Amiga o amigo', en: 'Friend' },
    { value: 'colleague', es: 'Colega', en: 'Colleague' },
  ],
} as const satisfies Record<string, readonly LabelledOption[]>;

/** A list as the wire has it, labels in the caller's language. */
export function optionsIn(list: readonly LabelledOption[], language: Language): Option[] {
  return list.map((item) => ({ value: item.value, label: item[language] }));
}
