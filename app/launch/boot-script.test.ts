import { bootScript } from './boot-script';

type Rules = { createScriptURL(url: string): string | null };

/** Runs the boot script in a browser with Trusted Types; returns the policies that it has created. */
function policies(): Map<string, Rules> {
  const created = new Map<string, Rules>();
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => created.set(name, rules) };
  Object.assign(window, { trustedTypes });
  // biome-ignore lint/security/noGlobalEval: as the page's head runs it
  window.eval(bootScript);
  Reflect.deleteProperty(window, 'trustedTypes');
  return created;
}

test('the one policy of Trusted Types lets a script be of the own origin only, and nothing become HTML or code', () => {
  const [[name, rules] = []] = policies();
  expect(name).toBe('default');
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
  const allowed = (url: string) => rules?.createScriptURL(url) ?? null;
  for (const url of ['./sw.js', '/_next/static/chunks/a.js', `${window.location.origin}/b.js`]) {
    expect(allowed(url)).toBe(url);
  }
  for (const url of [
    'https://evil.test/a.js',
    '//evil.test/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'http://localhost.evil.test/a.js',
  ]) {
    expect(allowed(url)).toBeNull();
  }
});
