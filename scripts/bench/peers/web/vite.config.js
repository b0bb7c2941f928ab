import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `PEER` names the folder of one peer. */
export default defineConfig({ root: process.env.PEER, base: './', plugins: [react()] });
