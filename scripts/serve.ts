import { serveArguments, serveExport } from './serve/serve-export';
import { runMain } from './setup/run-main';

/**
 * `npm run serve [-- -p 3000] [--dir out] [--state FILE] [--host] [--as-cdn]`: serves the export in `out/`, which nothing builds,
 * and its sandbox on loopback, on the port of `-p`, `--port` or `PORT`. `--state` keeps the sandbox's state across
 * restarts. `--host` also answers the devices of a local network, such as a phone, and shows a QR code for it. With `--as-cdn` nothing but the files is served, below a path and with the response headers of `_headers`,
 * as a CDN does (docs/hosting.md); so is an export for a real server. At once.
 */
runMain(serveExport, serveArguments);
