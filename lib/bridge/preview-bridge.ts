import * as v from 'valibot';
import { isBridge, setPreviewPost } from './call';
import { contract } from './contract';
import { type Answers, answer } from './preview/answer';
import { readCache, serveCache } from './preview/cache';
import { pickPreviewContact } from './preview/contact';
import { describeDevice } from './preview/device';
import { readPermissions } from './preview/permissions';
import { takePreviewPhoto } from './preview/photo';
import { findPlace } from './preview/place';

/** What a browser can honestly do; every other event is answered with `unsupport`. */
const answers: Answers = new Map<string, (data: unknown) => unknown>([
  ['deviceInfo', describeDevice],
  ['location', findPlace],
  ['permission', (data) => readPermissions(v.parse(contract.permission.data, data))],
  ['takePhoto', (data) => takePreviewPhoto(v.parse(contract.takePhoto.data, data))],
  ['pickerContact', pickPreviewContact],
  ['localCache', (data) => serveCache(v.parse(contract.localCache.data, data))],
  ['allSpCache', readCache],
]);

/**
 * Lets a browser answer the bridge's events that it has means for, for previews and testers;
 * import it lazily. `isBridge()` stays false, and in the shell it does nothing. Returns how to
 * end it.
 */
export function enablePreviewBridge(): () => void {
  if (isBridge()) return () => undefined;
  setPreviewPost((text) => void answer(text, answers));
  return () => setPreviewPost(undefined);
}
