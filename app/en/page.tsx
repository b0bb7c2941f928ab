'use client';
import { HashApp } from '@/app/launch/hash-app';
import { presetCatalogue } from '@/lib/i18n/catalogue';
import codes from '@/locales/codes/en.json';
import start from '@/locales/start/en.json';

presetCatalogue('en', { start, codes });

/** The hash app, prerendered in English: `out/en.html`. */
export default function Page() {
  return <HashApp locale="en" />;
}
