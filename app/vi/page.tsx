'use client';
import { HashApp } from '@/app/launch/hash-app';
import { presetCatalogue } from '@/lib/i18n/catalogue';
import codes from '@/locales/codes/vi.json';
import start from '@/locales/start/vi.json';

presetCatalogue('vi', { start, codes });

/** The hash app, prerendered in Vietnamese: `out/vi.html`. */
export default function Page() {
  return <HashApp locale="vi" />;
}
