/** What the two screens of every peer show: as much as Luka's Home for a guest and its first form. */
export const facts = [
  ['Si pides', '$200.000'],
  ['recibes', '$188.000'],
  ['y devuelves', '$215.000'],
  ['CAE', '58,3 %'],
  ['Plazo', '65 a 180 días'],
  ['Interés', '$15.000'],
  ['Costo del servicio', '$12.000'],
  ['Respuesta', '2 minutos'],
];

export const fields = [
  'Nombre',
  'Apellidos',
  'RUN',
  'Fecha de nacimiento',
  'Correo',
  'WhatsApp',
  'Ciudad',
  'Comuna',
  'Ocupación',
  'Motivo',
];
