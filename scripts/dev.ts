import { runStep } from './run-step';

/** `npm run dev`: Next's dev server with the sandbox in the page. */
void runStep('next', ['dev', '--hostname', '127.0.0.1', '--port', process.env.PORT ?? '3000']);
