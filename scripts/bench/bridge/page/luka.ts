import { callBridge } from '@/lib/bridge/call';
import { parseList } from '@/lib/bridge/parse-list';

window.benchClient = {
  // The user may take ten minutes for it: on a busy machine 10,000 calls take longer than the usual 15 s.
  call: () => callBridge('pickerContact'),
  list: async () => (await parseList('smsInfo', await callBridge('smsInfo'))).length,
};
