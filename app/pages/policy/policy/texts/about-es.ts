import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** About the product, in Spanish. */
export const text: PolicyText = {
  intro: `${brand} presta montos pequeños por pocos días y te dice el costo completo antes de firmar.`,
  sections: [
    {
      id: 'name',
      title: `Por qué ${brand}`,
      blocks: [
        'En Chile una luca son mil pesos. Por eso el punto de los miles es nuestra marca: lo ves redondo y rojo en cada monto.',
      ],
    },
    {
      id: 'promise',
      title: 'Lo que prometemos',
      blocks: [
        {
          list: [
            'Ves lo que recibes, lo que devuelves, la fecha y la CAE, siempre juntos.',
            'Puedes pagar antes cuando quieras.',
            'Decir que no a un permiso nunca te deja sin préstamo.',
            'Si hay un problema, te responde una persona.',
          ],
        },
      ],
    },
    {
      id: 'earn',
      title: 'Cómo ganamos plata',
      blocks: [
        'Con la comisión por servicio y el interés de cada préstamo. No vendemos tus datos ni cobramos por revisar tu solicitud.',
      ],
    },
    {
      id: 'who',
      title: 'Para quién es',
      blocks: [
        'Para personas que viven en Chile y necesitan cubrir un gasto por unos días. Un préstamo corto es caro si se repite: si tu gasto es de todos los meses, pide ayuda para ordenar tus cuentas antes de endeudarte. SERNAC y la CMF tienen guías gratuitas.',
      ],
    },
    {
      id: 'credits',
      title: 'Créditos',
      blocks: [
        'Letra Hanken Grotesk, con licencia SIL Open Font 1.1. Íconos de Tabler, con licencia MIT.',
      ],
    },
  ],
};
