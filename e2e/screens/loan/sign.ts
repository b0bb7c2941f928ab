import { ids as signingIds } from '@/app/loan/loan.ids';
import { ids } from '@/app/pages/sign/sign/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import { AutoSignScreen } from './auto-sign';
import { amountsIn, readFeeLine, unfoldFigures } from './figures';

/** The agreement, signed by hand or by name. */
export class SignScreen extends AutoSignScreen {
  override readonly path = '/pages/sign/sign';
  protected override readonly readyId = signingIds.agree;

  async feeLine(): Promise<number[]> {
    return readFeeLine(this.driver, await unfoldFigures(this.driver));
  }

  /** Every amount in the text of the agreement, in pesos. */
  async agreementAmounts(): Promise<number[]> {
    await this.driver.waitForVisible(`${byId(signingIds.agreement)} li p`);
    return amountsIn(await this.textOf(byId(signingIds.agreement)));
  }

  /** Signs by the full name. */
  async typeSignature(name: string): Promise<void> {
    await this.driver.tap(`${byId(ids.signature)} [role="tab"]`, 1);
    await this.type(`${ids.signature}-name`, name);
  }

  /** Whether the box is ticked and the signature drawn. */
  async signatureState(): Promise<{ agrees: boolean; isDrawn: boolean }> {
    return {
      agrees: await this.driver.evaluate(byId(signingIds.agree), (box) => box.matches(':checked')),
      isDrawn: await this.driver.evaluate('.signature__area', (area) =>
        Boolean(area.querySelector('.signature__ink')?.getAttribute('d')),
      ),
    };
  }

  /** Waits until an error names who has to sign. */
  async waitForWrongName(signer: string): Promise<void> {
    await this.waitForText(byId(`${ids.signature}-name-message`), signer);
  }
}
