import { GetCodeScreen } from './account/get-code';
import { LoginScreen } from './account/login';
import { NativeTestScreen } from './account/native-test';
import { ProfileScreen } from './account/profile';
import { SettingsScreen } from './account/settings';
import { ApplicationSubmittedScreen } from './application/application-submitted';
import { StepBasicScreen } from './application/step-basic';
import { StepSocialScreen } from './application/step-social';
import { StepWithdrawalScreen } from './application/step-withdrawal';
import { UploadIdCardScreen } from './application/upload-id-card';
import { HomeScreen } from './home';
import { AutoSignScreen } from './loan/auto-sign';
import { BlockedNotice } from './loan/blocked-notice';
import { LoanInfoChooseScreen } from './loan/loan-info-choose';
import { LoanInformationScreen } from './loan/loan-information';
import { SignScreen } from './loan/sign';
import { SignSuccessScreen } from './loan/sign-success';
import { BankPage } from './orders/bank-page';
import { MyLoanScreen } from './orders/my-loan';
import { OrderDetailScreen } from './orders/order-detail';
import { PaperScreen } from './orders/paper';
import { PayScreen } from './orders/pay-screen';
import type { ScreenDriver } from './screen-driver';

/** The screens that journeys visit, on one page of the app. */
export function createScreens(driver: ScreenDriver) {
  return {
    home: new HomeScreen(driver),
    getCode: new GetCodeScreen(driver),
    login: new LoginScreen(driver),
    profile: new ProfileScreen(driver),
    settings: new SettingsScreen(driver),
    nativeTest: new NativeTestScreen(driver),
    basic: new StepBasicScreen(driver),
    social: new StepSocialScreen(driver),
    withdrawal: new StepWithdrawalScreen(driver, '/pages/step/step-withdrawal/step-withdrawal-new'),
    oldWithdrawal: new StepWithdrawalScreen(driver, '/pages/step/step-withdrawal/step-withdrawal'),
    upload: new UploadIdCardScreen(driver),
    submitted: new ApplicationSubmittedScreen(driver),
    choose: new LoanInfoChooseScreen(driver),
    information: new LoanInformationScreen(driver),
    sign: new SignScreen(driver),
    autoSign: new AutoSignScreen(driver),
    signed: new SignSuccessScreen(driver),
    blocked: new BlockedNotice(driver),
    myLoan: new MyLoanScreen(driver),
    order: new OrderDetailScreen(driver),
    paper: new PaperScreen(driver),
    payScreen: new PayScreen(driver),
    bankPage: new BankPage(driver),
  };
}

/** See {@link createScreens}. */
export type Screens = ReturnType<typeof createScreens>;
