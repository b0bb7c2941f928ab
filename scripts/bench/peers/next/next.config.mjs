import { join } from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  // The project's packages are used: the same Next, so that only what is built on it differs.
  turbopack: { root: join(import.meta.dirname, process.env.BENCH_ROOT ?? '.') },
};
