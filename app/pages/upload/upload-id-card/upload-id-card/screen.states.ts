import type { ScreenStates } from '@/app/shell/screen-state';

const upload = 'app/upload_image_info';
const handIn = 'loan/apply_info';

/** Every state of the photo screen; those of one photo come once it is taken. */
export const states = {
  empty: { scenario: 'init_id_card' },
  whole: { scenario: 'init_submit' },
  photoRejected: { scenario: 'photo_rejected' },
  photoBlurred: { scenario: 'photo_blurred' },
  photoNotSent: { scenario: 'init_id_card', faults: [{ path: upload, kind: 'drop', times: 9 }] },
  photoUploading: { scenario: 'init_id_card', faults: [{ path: upload, kind: 'timeout' }] },
  handInFails: { scenario: 'init_submit', faults: [{ path: handIn, kind: 'drop', times: 9 }] },
  handInLost: { scenario: 'init_submit', faults: [{ path: handIn, kind: 'drop_after' }] },
  fixPhotos: { scenario: 'selfie_mismatch', query: { fix: '1' } },
  fixMore: { scenario: 'not_approved', query: { fix: '1' } },
  tooEarly: { scenario: 'init_social' },
  inReview: { scenario: 'review' },
  approved: { scenario: 'approved' },
  loading: { scenario: 'init_id_card', faults: [{ path: 'app/home', kind: 'timeout' }] },
  error: { scenario: 'init_id_card', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: { scenario: 'init_id_card', faults: [{ path: 'app/home', kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
