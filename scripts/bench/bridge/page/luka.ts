import { callBridge } from '@/lib/bridge/call';

window.benchClient = {
  call: () => callBridge('localCache', { op: 'get', key: 'bench' }),
  list: async () => (await callBridge('smsInfo')).list.length,
};
