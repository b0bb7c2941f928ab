import { GetCodeScreen } from './account/get-code';
import { LoginScreen } from './account/login';
import { NativeTestScreen } from './account/native-test';
import { ProfileScreen } from './account/profile';
import { SettingsScreen } from './account/settings';
import { ApplicationSubmitedScreen } from './application/application-submited';
import { StepBasicScreen } from './application/step-basic';
import { StepSocialScreen } from './application/step-social';
import { StepWithdrawalScreen } from './application/step-withdrawal';
import { UploadIdCardScreen } from './application/upload-id-card';
import { HomeScreen } from './home';
import { AutoSignScreen } from './loan/auto-sign';
import { LoanInfoChooseScreen } from './loan/loan-info-choose';
import { LoanInformationScreen } from './loan/loan-information';
import { SignScreen } from './loan/sign';
import { SignSuccessScreen } from './loan/sign-success';
import { BankPage } from './orders/bank-page';
import { MyLoanScreen } from './orders/my-loan';
import { OrderDetailScreen } from './orders/order-detail';
import { PayPage } from './orders/pay-page';

/** Every screen of the specs, on the one page that the app has; `bank` is in the pay view. */
export const screens = {
  home: new HomeScreen(),
  getCode: new GetCodeScreen(),
  login: new LoginScreen(),
  profile: new ProfileScreen(),
  settings: new SettingsScreen(),
  nativeTest: new NativeTestScreen(),
  basic: new StepBasicScreen(),
  social: new StepSocialScreen(),
  withdrawal: new StepWithdrawalScreen('new'),
  oldWithdrawal: new StepWithdrawalScreen('old'),
  upload: new UploadIdCardScreen(),
  submited: new ApplicationSubmitedScreen(),
  choose: new LoanInfoChooseScreen(),
  information: new LoanInformationScreen(),
  sign: new SignScreen(),
  autoSign: new AutoSignScreen(),
  signed: new SignSuccessScreen(),
  myLoan: new MyLoanScreen(),
  order: new OrderDetailScreen(),
  payPage: new PayPage(),
  bank: new BankPage(),
};
