import type { Path } from '@/lib/api/contract';

type Note = {
  summary: string;
  /** True for calls that need no token. */
  guest?: true;
};

/** A summary of each call; contract.md section 2 has the details. */
export const callNotes: Record<Path, Note> = {
  'app/home': {
    summary: 'The account’s state and data; the offer for a guest',
    guest: true,
  },
  'app/get_login_option': { summary: 'The log-in options and the format of codes', guest: true },
  'user/get_code': { summary: 'Sends a code to a phone', guest: true },
  'user/get_mail_code': { summary: 'Sends a code to an e-mail address', guest: true },
  'user/login': { summary: 'Logs in with a code and returns a token', guest: true },
  'app/get_list_page1_new': { summary: 'Options and questions of the basic information' },
  'app/get_basic_info': { summary: 'The saved basic information; an empty object before' },
  'app/save_basic_info': { summary: 'Saves the basic information' },
  'app/get_area': {
    summary: 'The cities, or the districts of a city, or the communities of a district',
  },
  'app/get_list_page2_new': { summary: 'Options of the social information' },
  'app/get_extra_info': { summary: 'The saved social information; an empty object before' },
  'app/save_extra_info': { summary: 'Saves the social information' },
  'app/get_bank_list': { summary: 'The banks for payouts' },
  'app/get_bank_info': { summary: 'The saved payout account; an empty object before' },
  'app/save_transfer_info': {
    summary: 'Saves the payout account; repeats a failed payout',
  },
  'app/upload_image_info': { summary: 'Uploads a photo and returns whether it is accepted' },
  'loan/apply_info': { summary: 'Submits the application, once per request_id' },
  'app/get_product_list': { summary: 'The products: amounts, terms, fees', guest: true },
  'loan/preview': {
    summary:
      'A quote with all costs; msg "invalid loan_daycount" if the product does not have the term',
    guest: true,
  },
  'loan/apply': {
    summary:
      'Takes the loan of a quote, once per request_id; or cancels a loan that was not paid out',
  },
  'user/get_processing_order': { summary: 'A page of the orders that are not cleared' },
  'user/get_complete_order': { summary: 'A page of the cleared orders' },
  'app/get_pay_option': { summary: 'The amount due on an order and the payment options' },
  'deal/repay_request': { summary: 'Starts a payment of an order, once per request_id' },
  'coupon/my_coupon': { summary: 'Coupons and credit vouchers' },
  'app/get_app_list': { summary: 'Partner apps', guest: true },
  'user/upload_behavior': { summary: 'Uploads behavior events: base64 of their JSON in UTF-8' },
  'user/upload_device': { summary: 'Uploads device data' },
  'user/upload_app': { summary: 'Uploads the list of installed apps' },
  'user/upload_sms': { summary: 'Uploads text messages' },
};
