import { ids } from '@/app/pages/contract-new/contract-new/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import { amountIn, readLines } from '@/e2e/screens/loan/figures';

/** A paper of a loan: its contract, the receipt of a payment, or the certificate that it was repaid. */
export class PaperScreen extends AppScreen {
  readonly path = '/pages/contract-new/contract-new';
  protected readonly readyId = ids.print;

  /** The amount in the heading of a receipt, in pesos. */
  amount(): Promise<number> {
    return this.pesosOf('article');
  }

  /** What the payment of a receipt covered: each line in pesos, then what was left. */
  async balance(): Promise<number[]> {
    const lines = await readLines(this.driver, byId(ids.text));
    return lines.map(({ value }) => amountIn(value));
  }
}
