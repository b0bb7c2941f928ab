import type { GenericSchema } from 'valibot';
import { refusal } from '@/lib/api/error-rules';
import { basicInfo, extraInfo, transferInfo } from '@/lib/api/schemas/application';
import { codeName, nextStep, option, penalty, step } from '@/lib/api/schemas/basics';
import { home, partnerApp, quota, review } from '@/lib/api/schemas/home';
import { coupon, product, quote, voucher } from '@/lib/api/schemas/loan';
import { order, orderPage } from '@/lib/api/schemas/order';

/** The types of the contract, named as in contract.md section 2. */
export const namedSchemas: Record<string, GenericSchema> = {
  BasicInfo: basicInfo,
  CodeName: codeName,
  Coupon: coupon,
  ExtraInfo: extraInfo,
  Home: home,
  NextStep: nextStep,
  Option: option,
  Order: order,
  OrderPage: orderPage,
  PartnerApp: partnerApp,
  Penalty: penalty,
  Preview: quote,
  Product: product,
  Quota: quota,
  Refusal: refusal,
  Review: review,
  Step: step,
  TransferInfo: transferInfo,
  Voucher: voucher,
};
