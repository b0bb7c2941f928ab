import type { Page } from 'playwright-core';
import { GetCodeScreen } from './account/get-code';
import { LoginScreen } from './account/login';
import { ProfileScreen } from './account/profile';
import { SettingsScreen } from './account/settings';
import { ApplicationSubmitedScreen } from './application/application-submited';
import { StepBasicScreen } from './application/step-basic';
import { StepSocialScreen } from './application/step-social';
import { StepWithdrawalScreen } from './application/step-withdrawal';
import { UploadIdCardScreen } from './application/upload-id-card';
import { HomeScreen } from './home';
import { AutoSignScreen } from './loan/auto-sign';
import { Blocked } from './loan/blocked';
import { LoanInfoChooseScreen } from './loan/loan-info-choose';
import { LoanInformationScreen } from './loan/loan-information';
import { SignScreen } from './loan/sign';
import { SignSuccessScreen } from './loan/sign-success';
import { MyLoanScreen } from './orders/my-loan';
import { OrderDetailScreen } from './orders/order-detail';
import { PayPage } from './orders/pay-page';

/** Every screen of the journeys on one tab of the browser. */
export function screensOn(page: Page) {
  return {
    home: new HomeScreen(page),
    getCode: new GetCodeScreen(page),
    login: new LoginScreen(page),
    profile: new ProfileScreen(page),
    settings: new SettingsScreen(page),
    basic: new StepBasicScreen(page),
    social: new StepSocialScreen(page),
    withdrawal: new StepWithdrawalScreen(page, 'new'),
    oldWithdrawal: new StepWithdrawalScreen(page, 'old'),
    upload: new UploadIdCardScreen(page),
    submited: new ApplicationSubmitedScreen(page),
    choose: new LoanInfoChooseScreen(page),
    information: new LoanInformationScreen(page),
    sign: new SignScreen(page),
    autoSign: new AutoSignScreen(page),
    signed: new SignSuccessScreen(page),
    blocked: new Blocked(page),
    myLoan: new MyLoanScreen(page),
    order: new OrderDetailScreen(page),
    payPage: new PayPage(page),
  };
}

/** See {@link screensOn}. */
export type Screens = ReturnType<typeof screensOn>;
