import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportedApp, makeExportedApp } from '../serve/exported-app.fixture';
import { closeServer, listenOn } from '../serve/listen';
import { headersOf, hostHeaders } from './host-headers';

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

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

// Debian's package; without it the example is only compared with the source above.
if (nginx !== undefined)
  describe('the example of nginx', () => {
    let app: ExportedApp;
    let folder: string;
    let url: string;
    let child: ChildProcess;

    beforeAll(async () => {
      app = makeExportedApp();
      folder = mkdtempSync(join(tmpdir(), 'luka-nginx-'));
      url = await freeUrl();
      mkdirSync(join(folder, 'logs'));
      writeFileSync(join(folder, 'nginx.conf'), configuration(app.dir, new URL(url).host));
      // Debian's would go to /var/log before it has read its configuration.
      const error = ['-e', join(folder, 'logs/error.log')];
      child = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), ...error]);
      await untilReady(url);
    });
    afterAll(async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      app.remove();
      rmSync(folder, { recursive: true });
    });

    /** The example with a folder and an address of this test, and files that need no rights. */
    function configuration(root: string, host: string): string {
      const site = exampleOf('nginx')
        .replace('listen 443 ssl', `listen ${host}`)
        .replace(/ *ssl_certificate.*\n/g, '')
        .replace('/srv/luka/out', root);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      return `daemon off; master_process off; pid ${folder}/pid; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary} ${site} }`;
    }

    test.each(['/', '/pages/my-loan/my-loan/', '/_next/static/chunks/app-1a2b.js'])(
      '%s has the headers of the source',
      async (path) => {
        const { status, headers } = await globalThis.fetch(url + path);
        expect(status).toBe(200);
        for (const [name, value] of Object.entries(headersOf(path))) {
          expect([name, headers.get(name)]).toEqual([name, value]);
        }
      },
    );

    test.each(['/_headers', '/nothing', '/_next/static/chunks/gone.js'])(
      '%s is not found, and not kept for ever',
      async (path) => {
        const { status, headers } = await globalThis.fetch(url + path);
        expect(status).toBe(404);
        expect(headers.get('cache-control') ?? '').not.toContain('immutable');
      },
    );
  });

async function freeUrl(): Promise<string> {
  const server = createServer();
  const url = await listenOn(server, 0);
  await closeServer(server);
  return url;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await globalThis.fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}
