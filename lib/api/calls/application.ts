import { getAuth } from '../auth';
import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import type { Body, Path, Ret } from '../contract';
import { forgetRequest, sendOnceFor } from '../request-id';
import type {
  ApplicationReply,
  BasicInfo,
  ExtraInfo,
  FaceConsent,
  ImageReply,
  ImageUpload,
  TransferRequest,
} from '../schemas/application';
import type { NextStep } from '../schemas/basics';

/** Saves the basic information. A refusal may name fields: `ApiError.fields`. `app/save_basic_info`. */
export async function saveBasicInfo(info: BasicInfo): Promise<NextStep> {
  const reply = await change('app/save_basic_info', info);
  revalidate('app/get_basic_info', 'app/home');
  return reply;
}

/** Saves the social information. A refusal may name fields: `ApiError.fields`. `app/save_extra_info`. */
export async function saveExtraInfo(info: ExtraInfo): Promise<NextStep> {
  const reply = await change('app/save_extra_info', info);
  revalidate('app/get_extra_info', 'app/home');
  return reply;
}

/**
 * Saves the payout account; an order whose payment failed waits again. A refusal may name fields:
 * `ApiError.fields`. `app/save_transfer_info`.
 */
export async function saveTransferInfo(info: TransferRequest): Promise<NextStep> {
  const reply = await change('app/save_transfer_info', info);
  revalidate('app/get_bank_info', 'app/home', 'user/get_processing_order');
  return reply;
}

/**
 * Sends a photo, as base64 without the prefix of a data URL. Resolves also when the photo was not
 * accepted: `accepted` is false then, with the server's `reason`. `app/upload_image_info`.
 */
export async function uploadImage(
  image: ImageUpload,
  options?: RequestOptions,
): Promise<ImageReply> {
  const reply = await change('app/upload_image_info', image, options);
  revalidate('app/home');
  return reply;
}

/** Sends a change of the application, of which the next hand-in is another one. */
async function change<P extends Path>(
  path: P,
  body: Body<P>,
  options?: RequestOptions,
): Promise<Ret<P>> {
  const userId = getAuth().userId();
  const reply = await request(path, body, options);
  forgetRequest('apply_info', handIn, userId);
  return reply;
}

/** A user has one application, so that the kind of call tells what its key is for. */
const handIn = '';

const sendOnce = sendOnceFor<ApplicationReply>('apply_info');

/**
 * Submits the application. A double tap, or a retry after a lost reply, has the same idempotency key,
 * until one of the functions above changes the application. `face` is the user's consent to a comparison of their face.
 * `loan/apply_info`.
 */
export async function submitApplication(face?: FaceConsent): Promise<ApplicationReply> {
  const reply = await sendOnce(handIn, (request_id) =>
    request('loan/apply_info', { request_id, ...(face && { face }) }),
  );
  revalidate('app/home');
  return reply;
}
