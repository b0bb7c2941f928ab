import type { RepayText } from './repay-text';

/** How to pay, in Spanish. */
export const text: RepayText = ({ once, daily }) => ({
  steps: [
    {
      id: 'open',
      title: 'Abre tu préstamo',
      text: 'En Mis préstamos, toca el que quieres pagar. Ahí ves el monto de hoy.',
    },
    {
      id: 'choose',
      title: 'Elige cómo pagar',
      text: 'Toca Pagar y elige un medio. Si cobra algo, lo ves antes de seguir.',
    },
    {
      id: 'pay',
      title: 'Paga el monto completo',
      text: 'En la página de pago, o desde tu banco con los datos que te mostramos.',
    },
    {
      id: 'back',
      title: 'Vuelve a la app',
      text: 'Cuando recibimos tu pago, el préstamo aparece como pagado.',
    },
  ],
  questions: [
    {
      id: 'transfer',
      title: 'Si pagas por transferencia',
      text: 'Copia el banco, la cuenta, el RUT, el monto exacto y la referencia. La referencia nos dice que el pago es tuyo.',
    },
    {
      id: 'early',
      title: 'Si quieres pagar antes',
      text: 'Puedes pagar cualquier día antes de la fecha. Pagas el monto que muestra tu préstamo.',
    },
    {
      id: 'late',
      title: 'Si te atrasas',
      text: `Se suma ${once} del monto que pediste una sola vez, y ${daily} por cada día. Si sabes que no llegas, escríbenos antes.`,
    },
    {
      id: 'missing',
      title: 'Si pagaste y no aparece',
      text: 'Espera unos minutos y toca Revisar ahora en tu préstamo. Si sigue igual, escríbenos con el comprobante. No pagues dos veces.',
    },
  ],
});
