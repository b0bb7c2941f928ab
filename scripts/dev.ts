import { runStep } from './run-step';

/** `npm run dev`: Next's own server with the sandbox in the page; changes show as they are saved. */
void runStep('next', ['dev', '--hostname', '127.0.0.1', '--port', process.env.PORT ?? '3000']);
