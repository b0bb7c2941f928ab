import type { PartnerApp } from '@/lib/api/schemas/home';
import type { Language } from '../texts/say';

const apps = [
  {
    id: 'hola-ahorro',
    name: 'Hola Ahorro',
    es: 'Guarda un poco cada semana y mira cómo crece.',
    en: 'Save a little each week and watch it grow.',
    url: 'https://ahorro.example/',
  },
  {
    id: 'hola-cuentas',
    name: 'Hola Cuentas',
    es: 'Todas tus cuentas y sus fechas en un solo lugar.',
    en: 'All your bills and their dates in one place.',
    url: 'https://cuentas.example/',
  },
  {
    id: 'hola-pega',
    name: 'Hola Pega',
    es: 'Turnos y trabajos por día cerca de tu comuna.',
    en: 'Shifts and day jobs near you.',
    url: 'https://pega.example/',
  },
] as const;

/** Partner apps; they are made up, so their addresses are of the reserved `.example`. */
export function partnerApps(language: Language): PartnerApp[] {
  return apps.map(({ id, name, url, ...texts }) => ({ id, name, text: texts[language], url }));
}
