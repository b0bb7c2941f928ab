'use client';
import { HashApp } from '@/app/launch/hash-app';
import { presetCatalogue } from '@/lib/i18n/catalogue';
import codes from '@/locales/codes/es.json';
import start from '@/locales/start/es.json';

presetCatalogue('es', { start, codes });

/** The hash app, prerendered in Spanish: `out/index.html`. */
export default function Page() {
  return <HashApp locale="es" />;
}
