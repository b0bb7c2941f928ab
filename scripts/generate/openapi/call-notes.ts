import type { Path } from '@/lib/api/contract';

/** What each call does; contract.md section 2 has the details. */
export const callNotes: Record<Path, string> = {
  'app/home': 'The account’s state and data; the offer for a guest',
  'app/get_login_option': 'The log-in options and the format of codes',
  'user/get_code': 'Sends a code to a phone',
  'user/get_mail_code': 'Sends a code to an e-mail address',
  'user/login': 'Logs in with a code and returns a token',
  'app/get_list_page1_new': 'Options and questions of the basic information',
  'app/get_basic_info': 'The saved basic information; an empty object before',
  'app/save_basic_info': 'Saves the basic information',
  'app/get_area': 'The cities, or the districts of a city, or the communities of a district',
  'app/get_list_page2_new': 'Options of the social information',
  'app/get_extra_info': 'The saved social information; an empty object before',
  'app/save_extra_info': 'Saves the social information',
  'app/get_bank_list': 'The banks for payouts',
  'app/get_bank_info': 'The saved payout account; an empty object before',
  'app/save_transfer_info': 'Saves the payout account; repeats a failed payout',
  'app/upload_image_info': 'Uploads a photo and returns whether it is accepted',
  'loan/apply_info': 'Submits the application, once per request_id',
  'app/get_product_list': 'The products: amounts, terms, fees',
  'loan/preview':
    'A quote with all costs; msg "invalid loan_daycount" if the product does not have the term',
  'loan/apply':
    'Takes the loan of a quote, once per request_id; or cancels a loan that was not paid out',
  'user/get_processing_order': 'A page of the orders that are not cleared',
  'user/get_complete_order': 'A page of the cleared orders',
  'app/get_pay_option': 'The amount due on an order and the payment options',
  'deal/repay_request': 'Starts a payment of an order, once per request_id',
  'coupon/my_coupon': 'Coupons and credit vouchers',
  'app/get_app_list': 'Partner apps',
  'user/upload_behavior': 'Uploads behavior events: base64 of their JSON in UTF-8',
  'user/upload_device': 'Uploads device data',
  'user/upload_app': 'Uploads the list of installed apps',
  'user/upload_sms': 'Uploads text messages',
};
