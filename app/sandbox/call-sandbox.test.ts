import { HttpResponse, http } from 'msw';
import { server } from '@/lib/testing/server';
import { callSandbox } from './call-sandbox';

test('rejects when the sandbox refuses', async () => {
  server.use(http.all('*', () => HttpResponse.json({}, { status: 404 })));
  await expect(callSandbox('settle', {})).rejects.toThrow('/__sandbox/settle: status 404');
});
