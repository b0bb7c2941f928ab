import type { AgreementText } from '@/app/agreement/agreement-text';

/** The agreement in Spanish, the language that counts. */
export const text: AgreementText = (loan) => [
  {
    id: 'parties',
    title: 'Quiénes acuerdan',
    paragraphs: [
      `${loan.brand}, que presta, y tú, que recibes el préstamo. Tienes 18 años o más y los datos que entregaste son tuyos y verdaderos.`,
    ],
  },
  {
    id: 'loan',
    title: 'Cuánto pides y cuánto recibes',
    paragraphs: [
      `Pides ${loan.amount} a ${loan.term}. De ese monto se descuenta, una sola vez, el costo del servicio de ${loan.fee}.`,
      `Recibes ${loan.arrival} en ${loan.account}. Si la cuenta rechaza el envío, te avisamos y puedes corregirla sin costo.`,
    ],
  },
  {
    id: 'repayment',
    title: 'Cuánto devuelves y cuándo',
    paragraphs: [
      `Devuelves ${loan.repayment} en un solo pago, a más tardar el ${loan.repayDate}: los ${loan.amount} que pediste y ${loan.interest} de interés.`,
      'El día se cuenta por el calendario de Chile continental. Si la plata te llega otro día, la fecha de pago se mueve contigo y la ves en la app.',
    ],
  },
  {
    id: 'cost',
    title: 'Cuánto cuesta en total',
    paragraphs: [
      `El costo total del crédito es ${loan.cost}: la diferencia entre lo que devuelves y lo que recibes.`,
      ...(loan.cae === null
        ? []
        : [
            `La Carga Anual Equivalente (CAE, Ley 20.555) es ${loan.cae}. Lleva el costo a un año entero, para que puedas comparar con otros créditos.`,
          ]),
    ],
  },
  {
    id: 'paying',
    title: 'Cómo pagas',
    paragraphs: [
      'Pagas desde la app, con los medios que ella muestra ese día. Si un medio cobra algo, lo ves antes de elegirlo.',
      'El préstamo queda pagado cuando recibimos el monto completo, y la app lo dice. Puedes pagar antes de la fecha sin pedir permiso (artículo 10 de la Ley 18.010); se paga el monto que muestra la app.',
    ],
  },
  {
    id: 'late',
    title: 'Si te atrasas',
    paragraphs: [
      `Desde el día siguiente a la fecha de pago se suma, una sola vez, ${loan.once} (${loan.onceRate} del monto que pediste).`,
      `Además se suman ${loan.daily} por cada día de atraso (${loan.dailyRate} del monto que pediste). Nunca se cobra atraso sobre el atraso.`,
      'Si sabes que no podrás pagar a tiempo, escríbenos antes: buscamos una salida contigo.',
    ],
  },
  {
    id: 'signature',
    title: 'Tu firma',
    paragraphs: [
      'Firmas en la app, de forma electrónica (Ley 19.799). Antes de firmar viste juntos todos los montos, las fechas y los costos de este contrato.',
      'Este contrato queda siempre a tu disposición en la app, y puedes imprimirlo o guardarlo.',
    ],
  },
  {
    id: 'data',
    title: 'Tus datos',
    paragraphs: [
      'Usamos tus datos como dice la política de privacidad. Lo que autorizas aparte lo puedes retirar en Ajustes, sin que cambie este préstamo.',
    ],
  },
  {
    id: 'complaints',
    title: 'Dudas y reclamos',
    paragraphs: [
      'Escríbenos por Ayuda: te responde una persona. También puedes reclamar ante el Servicio Nacional del Consumidor (SERNAC, Ley 19.496) y ante los tribunales que fija la ley.',
    ],
  },
];
