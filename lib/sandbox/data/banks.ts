/** Banks and accounts that take transfers in Chile, by the code of the financial supervisor. */
export const banks = [
  { code: '012', name: 'BancoEstado' },
  { code: '001', name: 'Banco de Chile' },
  { code: '037', name: 'Banco Santander' },
  { code: '016', name: 'Banco BCI' },
  { code: '014', name: 'Scotiabank' },
  { code: '039', name: 'Banco Itaú' },
  { code: '051', name: 'Banco Falabella' },
  { code: '053', name: 'Banco Ripley' },
  { code: '028', name: 'Banco BICE' },
  { code: '055', name: 'Banco Consorcio' },
  { code: '009', name: 'Banco Internacional' },
  { code: '672', name: 'Coopeuch' },
  { code: '729', name: 'Prepago Los Héroes' },
  { code: '730', name: 'Tenpo' },
  { code: '875', name: 'Mercado Pago' },
] as const;
