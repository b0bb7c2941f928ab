/** What Google Play's form "Data safety" says of a type of data. */
export type DataType = {
  /** Category and type, as the form names them. */
  name: string;
  purposes: readonly Purpose[];
  /** Whether a user can refuse it and still use the app. */
  optional: boolean;
  /** The flavour `play` does not send it. */
  notInPlay?: true;
  /** The fields as `call.field`; a name also covers the fields below it. */
  fields: readonly string[];
};

type Purpose =
  | 'App functionality'
  | 'Analytics'
  | 'Fraud prevention, security and compliance'
  | 'Account management';

/** The types of data that the app sends. Source: Play Console Help, "Provide information for Google Play's Data safety section". */
export const dataTypes: readonly DataType[] = [
  {
    // Android's coarse location is an area of about three square kilometres; it is rounded on top of that.
    name: 'Location: approximate location',
    purposes: ['Fraud prevention, security and compliance'],
    optional: true,
    fields: ['user/upload_device.data.location'],
  },
  {
    name: 'Personal info: name',
    purposes: ['App functionality', 'Fraud prevention, security and compliance'],
    optional: false,
    fields: [
      'app/save_basic_info.first_name',
      'app/save_basic_info.last_name',
      'app/save_transfer_info.full_name',
      'loan/apply.signature',
    ],
  },
  {
    name: 'Personal info: email address',
    purposes: ['Account management'],
    optional: true,
    fields: ['user/get_mail_code.email', 'user/login.email'],
  },
  {
    name: 'Personal info: phone number',
    purposes: ['Account management', 'App functionality'],
    optional: false,
    fields: ['user/get_code.phone', 'user/login.phone', 'app/save_basic_info.whatsapp'],
  },
  {
    name: 'Personal info: address',
    purposes: ['App functionality'],
    optional: false,
    fields: of('app/save_basic_info', ['city', 'district', 'community']),
  },
  {
    name: 'Personal info: other info (birth date, gender, RUN, education, marital status)',
    purposes: ['App functionality', 'Fraud prevention, security and compliance'],
    optional: false,
    fields: [
      ...of('app/save_basic_info', ['birth_date', 'gender', 'run', 'education']),
      'app/save_extra_info.marital',
    ],
  },
  {
    name: 'Financial info: user payment info',
    purposes: ['App functionality'],
    optional: false,
    fields: of('app/save_transfer_info', [
      ...['account_type', 'bank_code', 'bank_account_type', 'account_number'],
    ]),
  },
  {
    name: 'Financial info: other financial info (salary, employment, debts, loan chosen, payments)',
    purposes: ['App functionality', 'Fraud prevention, security and compliance'],
    optional: false,
    fields: [
      ...of('app/save_basic_info', ['industry', 'loan_purpose', 'overdue_answers']),
      ...of('app/save_extra_info', ['employment', 'salary']),
      'loan/preview',
      ...of('deal/repay_request', ['amount', 'option_id']),
    ],
  },
  {
    name: 'Contacts: contacts (two that the user names or picks)',
    purposes: ['Fraud prevention, security and compliance'],
    optional: false,
    fields: ['app/save_extra_info.contacts'],
  },
  {
    name: 'Photos and videos: photos (ID card, selfie)',
    purposes: ['Fraud prevention, security and compliance'],
    optional: false,
    fields: ['app/upload_image_info'],
  },
  {
    name: 'Messages: SMS or MMS',
    purposes: ['Fraud prevention, security and compliance'],
    optional: true,
    notInPlay: true,
    fields: of('user/upload_sms', ['sms_list', 'total_count']),
  },
  {
    name: 'App activity: installed apps',
    purposes: ['Fraud prevention, security and compliance'],
    optional: true,
    notInPlay: true,
    fields: ['user/upload_app.data'],
  },
  {
    name: 'App activity: app interactions',
    purposes: ['Analytics'],
    optional: true,
    fields: ['user/upload_behavior.data'],
  },
  {
    name: 'Device or other IDs (model, settings and state of the device; no identifier)',
    purposes: ['Fraud prevention, security and compliance'],
    optional: true,
    fields: of('user/upload_device.data', [
      ...['brand', 'model', 'os_version', 'sdk', 'locale', 'timezone', 'screen', 'battery'],
      ...['storage', 'memory', 'network', 'phone', 'emulator', 'rooted'],
    ]),
  },
];

/** Fields that are no data about a user: codes, keys of requests, pages of lists, consents. */
export const notAboutUsers: readonly string[] = [
  ...of('user/login', ['type', 'code', 'agree', 'texts', 'attach', 'create']),
  'app/get_area.parent',
  // Names of fields, not what they hold.
  'app/save_transfer_info.confirmed',
  ...of('loan/apply_info', ['request_id', 'face']),
  ...of('loan/apply', ['request_id', 'preview_id', 'agree', 'cancel', 'order_no', 'texts']),
  'loan/apply.agreement',
  'user/get_processing_order',
  'user/get_complete_order',
  'app/get_pay_option.order_no',
  ...of('deal/repay_request', ['request_id', 'order_no']),
  'user/upload_device.consent',
  'user/upload_app.consent',
  'user/upload_sms.consent',
  'user/upload_behavior.consent',
];

function of(call: string, names: readonly string[]): string[] {
  return names.map((name) => `${call}.${name}`);
}

/** Whether a list of names covers a field: names it, or a field that it is part of. */
export function covers(names: readonly string[], field: string): boolean {
  return names.some((name) => field === name || field.startsWith(`${name}.`));
}
