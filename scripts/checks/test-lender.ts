/** The lender of builds which are never published. */
export const testLender = {
  name: 'Prestamista de prueba',
  rut: '76.543.210-3',
  address: 'Calle de prueba 1, Santiago',
  register: 'Registro de prueba',
  hours: { from: '9:00', to: '18:00' },
  contact: { phone: '+56 600 111 2222', whatsapp: '+56 9 1111 2222', email: 'ayuda@luka.example' },
  maxRates: { under90: 0.4, from90: 0.36, source: 'Certificado de prueba', from: '2026-11-15' },
};
