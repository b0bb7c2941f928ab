import type { Path } from '@/lib/api/contract';

type Note = {
  summary: string;
  /** True for what a guest may ask without a token. */
  guest?: true;
};

/** What each call is for, in a line; contract.md section 2 has the whole. */
export const callNotes: Record<Path, Note> = {
  'app/home': {
    summary: 'State of the account and what belongs to it; the offer for a guest',
    guest: true,
  },
  'app/get_login_option': { summary: 'By what one can log in, and how codes look', guest: true },
  'user/get_code': { summary: 'Sends a code to a phone', guest: true },
  'user/get_mail_code': { summary: 'Sends a code to an e-mail address', guest: true },
  'user/login': { summary: 'Trades a code for a token', guest: true },
  'app/get_list_page1_new': { summary: 'Choices and questions of the basic information' },
  'app/get_basic_info': { summary: 'The basic information as saved; an empty object before' },
  'app/save_basic_info': { summary: 'Saves the basic information' },
  'app/get_area': { summary: 'Cities; inside a city its districts, inside those the communities' },
  'app/get_list_page2_new': { summary: 'Choices of the social information' },
  'app/get_extra_info': { summary: 'The social information as saved; an empty object before' },
  'app/save_extra_info': { summary: 'Saves the social information' },
  'app/get_bank_list': { summary: 'Banks that a loan can be paid out to' },
  'app/get_bank_info': { summary: 'The payout account as saved; an empty object before' },
  'app/save_transfer_info': {
    summary: 'Saves the payout account; an order whose payment failed waits again',
  },
  'app/upload_image_info': { summary: 'Takes a photo; says whether it is accepted' },
  'loan/apply_info': { summary: 'Hands the application in, once for each request_id' },
  'app/get_product_list': { summary: 'What can be borrowed: amounts, terms, fees', guest: true },
  'loan/preview': {
    summary:
      'Every cost of one choice; msg "invalid loan_daycount" for a term that the product lacks',
    guest: true,
  },
  'loan/apply': { summary: 'Takes the loan of a preview, once for each request_id' },
  'user/get_processing_order': { summary: 'A page of the orders that are not over' },
  'user/get_complete_order': { summary: 'A page of the orders that are paid back' },
  'app/get_pay_option': { summary: 'What is due on an order and how it can be paid' },
  'deal/repay_request': { summary: 'Asks to pay an order, once for each request_id' },
  'coupon/my_coupon': { summary: 'Coupons and credit vouchers' },
  'app/get_app_list': { summary: "Partners' apps", guest: true },
  'user/upload_behavior': { summary: 'Takes behaviour events: base64 of their JSON in UTF-8' },
  'user/upload_device': { summary: 'Takes what is known of the device' },
  'user/upload_app': { summary: 'Takes the list of installed apps' },
  'user/upload_sms': { summary: 'Takes text messages' },
};
