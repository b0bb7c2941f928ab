import { locales } from '@/lib/i18n/locale';

/** The scripts of a page: addresses relative to the export's root. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].map(([, src = '']) => src);
}

/** The name of a script's file, from its address. */
export function nameOf(script: string): string {
  return script.split('/').at(-1) ?? script;
}

/**
 * The scripts and styles of a screen's `import()` in app/routes.gen.ts, in Turbopack's output `code`:
 * `"/pages/sign/sign":()=>e.A(123)`. Throws where it finds none.
 */
export function filesOfScreen(code: string, path: string): string[] {
  return filesOfModule(code, new RegExp(`"${path}":\\(\\)=>\\w+\\.A\\((\\w+)\\)`));
}

/** The scripts and styles of an `import()` whose export is destructured: `{HomeView:t}=await …e.A(123)`. */
export function filesOfExport(code: string, name: string): string[] {
  return filesOfModule(code, new RegExp(`\\{${name}:\\w+\\}=await[^;]*?\\.A\\((\\w+)\\)`));
}

/** The same of one whose export is taken by `then`: `e.A(123).then(({parts:e})=>e)`. */
export function filesOfThen(code: string, name: string): string[] {
  return filesOfModule(code, new RegExp(`\\.A\\((\\w+)\\)\\.then\\(\\(\\{${name}:`));
}

/** The scripts of a part of the catalogue, by language: `loan:{es:()=>e.A(1),en:()=>e.A(2),…}`. */
export function scriptsOfCatalogue(code: string, part: string): Record<string, string[]> {
  const scripts = locales.map((locale) => {
    const loader = new RegExp(`\\b${part}:\\{[^}]*?\\b${locale}:\\(\\)=>\\w+\\.A\\((\\w+)\\)`);
    return [locale, filesOfModule(code, loader)] as const;
  });
  return Object.fromEntries(scripts);
}

/** The files of the module whose number, such as 123 or 57e3, `pattern` captures: `123,(e=>{e.v(t=>Promise.all(["static/…",…]…`. */
function filesOfModule(code: string, pattern: RegExp): string[] {
  const [, id] = pattern.exec(code) ?? [];
  const loader = new RegExp(
    `[[,]${id},\\(?\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\(\\[([^\\]]*)\\]`,
  );
  const [, files] = loader.exec(code) ?? [];
  if (files === undefined) throw new Error(`${pattern}: no such import in the first load`);
  return [...files.matchAll(/"(static\/[^"]+)"/g)].map(([, file]) => `./_next/${file}`);
}
