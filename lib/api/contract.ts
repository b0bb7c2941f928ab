import * as v from 'valibot';
import { codeSent, loginOption, loginReply, loginRequest } from './schemas/account';
import {
  applicationReply,
  applicationRequest,
  basicInfo,
  basicOptions,
  extraInfo,
  extraOptions,
  imageReply,
  imageUpload,
  transferInfo,
  transferRequest,
} from './schemas/application';
import { codeName, nextStep, nothing, pageRequest } from './schemas/basics';
import { home, partnerApp } from './schemas/home';
import { applyReply, applyRequest, benefits, product, quote, quoteRequest } from './schemas/loan';
import { orderPage, payOptionRequest, payOptions, repayReply, repayRequest } from './schemas/order';
import { dataUpload, smsUpload } from './schemas/uploads';

/** A call: the schemas of its body and of the reply's `ret`. */
function call<B extends v.GenericSchema, R extends v.GenericSchema>(body: B, ret: R) {
  return { body, ret };
}

/** A form that was never saved is `{}` on the wire; it is parsed as `null`. */
function orEmpty<S extends v.GenericSchema>(schema: S) {
  return v.union([
    schema,
    v.pipe(
      v.strictObject({}),
      v.transform(() => null),
    ),
  ]);
}

/**
 * The 30 calls of the server by path, for the client, the sandbox and `docs/openapi.json`, which has a summary
 * of each. Source: contract.md section 2.
 */
export const contract = {
  'app/home': call(nothing, home),
  'app/get_login_option': call(nothing, loginOption),
  'user/get_code': call(v.object({ phone: v.string() }), codeSent),
  'user/get_mail_code': call(v.object({ email: v.string() }), codeSent),
  'user/login': call(loginRequest, loginReply),
  'app/get_list_page1_new': call(nothing, basicOptions),
  'app/get_basic_info': call(nothing, orEmpty(basicInfo)),
  'app/save_basic_info': call(basicInfo, nextStep),
  'app/get_area': call(v.object({ parent: v.optional(v.string()) }), v.array(codeName)),
  'app/get_list_page2_new': call(nothing, extraOptions),
  'app/get_extra_info': call(nothing, orEmpty(extraInfo)),
  'app/save_extra_info': call(extraInfo, nextStep),
  'app/get_bank_list': call(nothing, v.array(codeName)),
  'app/get_bank_info': call(nothing, orEmpty(transferInfo)),
  'app/save_transfer_info': call(transferRequest, nextStep),
  'app/upload_image_info': call(imageUpload, imageReply),
  'loan/apply_info': call(applicationRequest, applicationReply),
  'app/get_product_list': call(nothing, v.array(product)),
  /** `null` if the product does not have the term (msg `invalid loan_daycount`). */
  'loan/preview': call(quoteRequest, v.nullable(quote)),
  'loan/apply': call(applyRequest, applyReply),
  'user/get_processing_order': call(pageRequest, orderPage),
  'user/get_complete_order': call(pageRequest, orderPage),
  'app/get_pay_option': call(payOptionRequest, payOptions),
  'deal/repay_request': call(repayRequest, repayReply),
  'coupon/my_coupon': call(nothing, benefits),
  'app/get_app_list': call(nothing, v.array(partnerApp)),
  'user/upload_behavior': call(dataUpload, nothing),
  'user/upload_device': call(dataUpload, nothing),
  'user/upload_app': call(dataUpload, nothing),
  'user/upload_sms': call(smsUpload, nothing),
} as const;

/** The path of a call. */
export type Path = keyof typeof contract;

/** The body of a call. */
export type Body<P extends Path> = v.InferInput<(typeof contract)[P]['body']>;

/** The `ret` of a call, as `request` resolves with it. */
export type Ret<P extends Path> = v.InferOutput<(typeof contract)[P]['ret']>;
