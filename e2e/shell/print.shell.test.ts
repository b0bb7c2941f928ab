import { readFileSync } from 'node:fs';
import { ids } from '@/app/pages/contract-new/contract-new/screen.ids';
import { type Pdf, readPdf } from './harness/read-pdf';
import { withShell } from './harness/shell-journey';

const shell = withShell();

/** Prints the contract of the newest loan with its button, and reads the PDF. */
async function printContract(theme: 'light' | 'dark'): Promise<Pdf> {
  const { phone, sandbox, onPage } = await shell();
  await onPage().home.waitForState('guest');
  await phone.logInAs(await sandbox.scenario('lending'));
  await phone.page.evaluate((value) => localStorage.setItem('luka_theme', value), theme);
  const { by, open } = onPage();
  await open('/pages/contract-new/contract-new');
  await by(ids.text).getByRole('listitem').first().waitFor();
  await by(ids.print).tap();
  const { printed } = await phone.waitForState(
    (state) => Array.isArray(state.printed) && state.printed.length === 1,
  );
  return readPdf(readFileSync(String(printed)));
}

test('the contract is printed on numbered pages of A4, without bar and buttons', async () => {
  const pdf = await printContract('light');
  expect(pdf.text).toContain('ContratodepréstamoN.º');
  expect(pdf.text).toContain('CamilaMuñoz');
  expect(pdf.text).toContain('$215.000');
  expect(pdf.text).toContain(`1/${pdf.pages.length}`);
  expect(pdf.text).toContain(`${pdf.pages.length}/${pdf.pages.length}`);
  expect(pdf.text).not.toContain('Imprimiroguardar');
  for (const [width, height] of pdf.pages) {
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  }
});

test('the contract is printed dark on white from the dark theme too', async () => {
  const { brightestText } = await printContract('dark');
  expect(brightestText).toBeLessThan(0.6);
});
