import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { forgetRequestId } from '../request-id';
import type { ImageReply, ImageUpload } from '../schemas/application';

/**
 * Sends one photo, as base64 without a data URL's head. Resolves also where the photo was not accepted:
 * `accepted` false, with the server's `reason`. `app/upload_image_info`.
 */
export async function uploadImage(
  image: ImageUpload,
  options?: RequestOptions,
): Promise<ImageReply> {
  const answer = await request('app/upload_image_info', image, options);
  forgetRequestId('apply_info');
  revalidate('app/home');
  return answer;
}
