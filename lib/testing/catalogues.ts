import applyEn from '@/locales/apply/en.json';
import applyEs from '@/locales/apply/es.json';
import applyVi from '@/locales/apply/vi.json';
import loanEn from '@/locales/loan/en.json';
import loanEs from '@/locales/loan/es.json';
import loanVi from '@/locales/loan/vi.json';
import en from '@/locales/start/en.json';
import es from '@/locales/start/es.json';
import vi from '@/locales/start/vi.json';

/** The whole catalogue of each language, without the parts that the app loads one by one. */
export const catalogues = {
  es: { ...es, ...applyEs, ...loanEs },
  en: { ...en, ...applyEn, ...loanEn },
  vi: { ...vi, ...applyVi, ...loanVi },
};
