// Generated from the folders of app/pages by `npm run routes`; not edited by hand.

import { states as states0 } from '@/app/pages/account/get-code-page/get-code-page/screen.states';
import { states as states1 } from '@/app/pages/account/login-page/login-page/screen.states';
import { states as states2 } from '@/app/pages/contract-new/contract-new/screen.states';
import { states as states3 } from '@/app/pages/contract-new/increase-amount/screen.states';
import { states as states4 } from '@/app/pages/contract-new/my-coupon/screen.states';
import { states as states5 } from '@/app/pages/custom-service/custom-service/screen.states';
import { states as states6 } from '@/app/pages/custom-service/repay_help/screen.states';
import { states as states7 } from '@/app/pages/demo/live-push/live-push/screen.states';
import { states as states8 } from '@/app/pages/hola-app-list/hola-app-list/screen.states';
import { states as states9 } from '@/app/pages/index/api-state/api-state/screen.states';
import { states as states10 } from '@/app/pages/index/home-components/home-help/screen.states';
import { states as states11 } from '@/app/pages/index/home-components/home-top/screen.states';
import { states as states12 } from '@/app/pages/index/index/screen.states';
import { states as states13 } from '@/app/pages/index/init-state/init-state/screen.states';
import { states as states14 } from '@/app/pages/index/review-state/review-state/screen.states';
import { states as states15 } from '@/app/pages/landing/landing-application-submited/landing-application-submited/screen.states';
import { states as states16 } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.states';
import { states as states17 } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.states';
import { states as states18 } from '@/app/pages/loan/loan-information/loan-information/screen.states';
import { states as states19 } from '@/app/pages/my-loan/my-loan/screen.states';
import { states as states20 } from '@/app/pages/order-detail/order-detail/screen.states';
import { states as states21 } from '@/app/pages/policy/policy/screen.states';
import { states as states22 } from '@/app/pages/product/product/screen.states';
import { states as states23 } from '@/app/pages/profile/profile/screen.states';
import { states as states24 } from '@/app/pages/settings/page_native_test/screen.states';
import { states as states25 } from '@/app/pages/settings/settings/screen.states';
import { states as states26 } from '@/app/pages/sign/auto-sign/screen.states';
import { states as states27 } from '@/app/pages/sign/sign/screen.states';
import { states as states28 } from '@/app/pages/step/step-basic/step-basic/screen.states';
import { states as states29 } from '@/app/pages/step/step-social/step-social/screen.states';
import { states as states30 } from '@/app/pages/step/step-withdrawal/step-withdrawal/screen.states';
import { states as states31 } from '@/app/pages/step/step-withdrawal/step-withdrawal-new/screen.states';
import { states as states32 } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.states';
import { states as states33 } from '@/app/pages/webview/webview/screen.states';
import type { ScreenStates } from '@/app/shell/screen-state';
import type { RoutePath } from '@/lib/router/route-path.gen';

/** Every named state of every screen. */
export const allStates = {
  '/pages/account/get-code-page/get-code-page': states0,
  '/pages/account/login-page/login-page': states1,
  '/pages/contract-new/contract-new': states2,
  '/pages/contract-new/increase-amount': states3,
  '/pages/contract-new/my-coupon': states4,
  '/pages/custom-service/custom-service': states5,
  '/pages/custom-service/repay_help': states6,
  '/pages/demo/live-push/live-push': states7,
  '/pages/hola-app-list/hola-app-list': states8,
  '/pages/index/api-state/api-state': states9,
  '/pages/index/home-components/home-help': states10,
  '/pages/index/home-components/home-top': states11,
  '/': states12,
  '/pages/index/init-state/init-state': states13,
  '/pages/index/review-state/review-state': states14,
  '/pages/landing/landing-application-submited/landing-application-submited': states15,
  '/pages/landing/landing-sign-success/landing-sign-success': states16,
  '/pages/loan/loan-info-choose/loan-info-choose': states17,
  '/pages/loan/loan-information/loan-information': states18,
  '/pages/my-loan/my-loan': states19,
  '/pages/order-detail/order-detail': states20,
  '/pages/policy/policy': states21,
  '/pages/product/product': states22,
  '/pages/profile/profile': states23,
  '/pages/settings/page_native_test': states24,
  '/pages/settings/settings': states25,
  '/pages/sign/auto-sign': states26,
  '/pages/sign/sign': states27,
  '/pages/step/step-basic/step-basic': states28,
  '/pages/step/step-social/step-social': states29,
  '/pages/step/step-withdrawal/step-withdrawal': states30,
  '/pages/step/step-withdrawal/step-withdrawal-new': states31,
  '/pages/upload/upload-id-card/upload-id-card': states32,
  '/pages/webview/webview': states33,
} as const satisfies Record<RoutePath, ScreenStates>;
