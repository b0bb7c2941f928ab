import uniPlugin from '@dcloudio/vite-plugin-uni';
import { defineConfig } from 'vite';

// Under CommonJS the plugin's default export is one level deeper.
const uni = uniPlugin.default ?? uniPlugin;

export default defineConfig({ base: './', plugins: [uni()] });
