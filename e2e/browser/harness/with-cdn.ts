import { type CdnServer, startCdn } from '@/scripts/serve/cdn-server';
import { exportFolder } from './app';

/** Serves the export below a path, as a CDN does, during the tests of a file; `url` can be read within a test. */
export function withCdn(below = '/designs/luka'): Pick<CdnServer, 'url'> {
  let host: CdnServer;
  beforeAll(async () => {
    host = await startCdn(exportFolder, below);
  });
  afterAll(() => host?.close());
  return {
    get url() {
      return host.url;
    },
  };
}
