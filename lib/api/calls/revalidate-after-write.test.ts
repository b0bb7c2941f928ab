import { HttpResponse, http } from 'msw';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { samples } from '@/lib/testing/api-samples';
import { ok, server } from '@/lib/testing/server';
import { revalidate } from '../cache';
import {
  saveBasicInfo,
  saveExtraInfo,
  saveTransferInfo,
  submitApplication,
  uploadImage,
} from './application';
import { applyForLoan, requestRepayment } from './loan';

jest.mock('../cache', () => ({ ...jest.requireActual('../cache'), revalidate: jest.fn() }));

beforeEach(() => wipePersonal('signOut'));

const step = () => HttpResponse.json({ code: 0, msg: '', ret: { next_step: 'id_card' } });

test.each([
  ['app/get_basic_info app/home', saveBasicInfo, samples['app/save_basic_info'].body, step],
  ['app/get_extra_info app/home', saveExtraInfo, samples['app/save_extra_info'].body, step],
  [
    'app/get_bank_info app/home user/get_processing_order',
    saveTransferInfo,
    samples['app/save_transfer_info'].body,
    step,
  ],
  [
    'app/home',
    uploadImage,
    samples['app/upload_image_info'].body,
    () => ok('app/upload_image_info', samples['app/upload_image_info'].ret),
  ],
  [
    'app/home',
    submitApplication,
    undefined,
    () => ok('loan/apply_info', samples['loan/apply_info'].ret),
  ],
  [
    'app/home app/get_product_list coupon/my_coupon user/get_processing_order',
    applyForLoan,
    samples['loan/apply'].body,
    () => ok('loan/apply', samples['loan/apply'].ret),
  ],
  [
    'app/home app/get_pay_option user/get_processing_order user/get_complete_order',
    requestRepayment,
    samples['deal/repay_request'].body,
    () => ok('deal/repay_request', samples['deal/repay_request'].ret),
  ],
] as [string, (body: unknown) => Promise<unknown>, unknown, () => Response][])(
  'refetches %s once the write has succeeded, not after a failure',
  async (paths, write, body, reply) => {
    server.use(http.post('*', () => HttpResponse.json({ code: 409, msg: 'no' })));
    await write(body).catch(() => undefined);
    expect(revalidate).not.toHaveBeenCalled();
    server.use(http.post('*', reply));
    await write(body);
    expect(jest.mocked(revalidate).mock.calls).toEqual([paths.split(' ')]);
  },
);
