import { readFileSync } from 'node:fs';
import { hostHeaders } from './host-headers';

const document = readFileSync('docs/hosting.md', 'utf8');

/** The code block of a language in the document. */
function exampleOf(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(document) ?? [];
  if (code === undefined) throw new Error(`docs/hosting.md has no example in ${language}`);
  return code;
}

test('the document has every header in its table, and in the example of nginx', () => {
  const nginx = exampleOf('nginx');
  for (const { headers } of hostHeaders) {
    for (const [name, value] of Object.entries(headers)) {
      expect(document).toContain(`\`${name}: ${value}\``);
      expect(nginx).toContain(`"${value}"`);
    }
  }
});
