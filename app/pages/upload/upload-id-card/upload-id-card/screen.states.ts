import { ids as consentIds } from '@/app/consent/consent.ids';
import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const upload = 'app/upload_image_info';
const submit = 'loan/apply_info';

const complete = { scenario: 'init_submit' } as const;

const front = [{ takePhoto: `#${ids.next}` }] as const;
const pressSubmit = [{ click: `#${ids.submit}` }] as const;

const showData = { click: `#${consentIds.look}` } as const;

/** The named states of the screen. */
export const states = {
  empty: { scenario: 'init_id_card' },
  photoTaken: { scenario: 'init_id_card', actions: front },
  sidesTaken: { scenario: 'init_id_card', actions: [...front, ...front] },
  complete,
  consents: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ show: `#${consentIds.section}` }],
  },
  consentDevice: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ click: `#${consentIds.row('device')}` }],
  },
  consentDeviceData: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ click: `#${consentIds.row('device')}` }, showData],
  },
  consentApps: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ click: `#${consentIds.row('apps')}` }, showData],
  },
  consentSms: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ click: `#${consentIds.row('sms')}` }],
  },
  consentSmsRefused: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ click: `#${consentIds.row('sms')}` }, showData],
  },
  consentBehavior: {
    scenario: 'init_submit',
    actions: [{ click: `#${consentIds.row('behavior')}` }],
  },
  consentAttribution: {
    scenario: 'init_submit',
    before: ['shell'],
    actions: [{ click: `#${consentIds.row('attribution')}` }, showData],
  },
  photoRejected: { scenario: 'photo_rejected', actions: front },
  photoBlurred: { scenario: 'photo_blurred', actions: front },
  photoNotSent: {
    scenario: 'init_id_card',
    faults: [{ path: upload, kind: 'drop', times: 9 }],
    actions: front,
  },
  photoUploading: {
    scenario: 'init_id_card',
    faults: [{ path: upload, kind: 'timeout' }],
    actions: front,
  },
  cameraDenied: {
    scenario: 'init_id_card',
    before: ['shellCameraDenied'],
    actions: [{ click: `#${ids.next}` }],
  },
  summaryLoading: { ...complete, faults: [{ path: 'app/get_extra_info', kind: 'timeout' }] },
  summaryError: {
    ...complete,
    faults: [{ path: 'app/get_extra_info', kind: '500', times: 9 }],
  },
  summaryOffline: {
    ...complete,
    faults: [{ path: 'app/get_extra_info', kind: 'drop', times: 9 }],
  },
  submitFails: {
    ...complete,
    faults: [{ path: submit, kind: '500', times: 9 }],
    actions: pressSubmit,
  },
  submitLost: {
    ...complete,
    faults: [{ path: submit, kind: 'drop_after' }],
    actions: pressSubmit,
  },
  fixPhotos: { scenario: 'selfie_mismatch', query: { fix: '1' } },
  fixMore: { scenario: 'not_approved', query: { fix: '1' } },
  tooEarly: { scenario: 'init_social' },
  inReview: { scenario: 'review' },
  approved: { scenario: 'approved' },
  ...unloaded({ scenario: 'init_id_card' }, 'app/home'),
} as const satisfies ScreenStates;
