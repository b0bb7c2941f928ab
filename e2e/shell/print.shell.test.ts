import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ids } from '@/app/pages/contract-new/contract-new/screen.ids';
import { type Pdf, readPdf } from './harness/read-pdf';
import type { OpenShell } from './harness/shell-journey';
import { test } from './harness/shell-test';

/** Prints the contract of the newest loan with its button, and reads the PDF. */
async function printContract(shell: OpenShell, theme: 'light' | 'dark'): Promise<Pdf> {
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

test('the contract is printed on numbered pages of A4, without bar and buttons', async ({
  shell,
}) => {
  const pdf = await printContract(shell, 'light');
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

test('the contract is printed dark on white from the dark theme too', async ({ shell }) => {
  const { brightestText } = await printContract(shell, 'dark');
  expect(brightestText).toBeLessThan(0.6);
});
