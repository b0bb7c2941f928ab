import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** The terms of use in Spanish. */
export const text: PolicyText = {
  intro: `Estas son las reglas para usar ${brand}. Cada préstamo tiene además su propio contrato, con montos, fechas y costos. Si algo difiere, manda el contrato que firmaste, y siempre la ley.`,
  sections: [
    {
      id: 'use',
      title: 'Quién puede usar el servicio',
      blocks: [
        'Personas de 18 años o más, con RUN y celular de Chile, que actúan por sí mismas. Una persona, una cuenta.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      blocks: [
        'Entras con tu celular o tu correo y un código de un solo uso. No se lo des a nadie: quien lo tiene entra por ti. Si crees que alguien usó tu cuenta, avísanos de inmediato por Ayuda.',
        'Los datos que nos das deben ser verdaderos y tuyos. La selfie debe coincidir contigo y la foto de la cédula con tu RUN; si no, rechazamos la solicitud.',
      ],
    },
    {
      id: 'application',
      title: 'Solicitud y revisión',
      blocks: [
        'Enviar la solicitud no cuesta nada y no te obliga a tomar un préstamo. La revisión puede ser automática, y puedes pedir que la vea una persona.',
        'Una aprobación dura hasta la fecha que muestra el inicio. Después hay que enviar la solicitud otra vez. Si hoy no podemos prestarte, te decimos desde cuándo puedes volver a pedir.',
      ],
    },
    {
      id: 'cost',
      title: 'Cuánto cuesta',
      blocks: [
        'Antes de firmar ves siempre juntos: el monto, la comisión por servicio, lo que recibes, el interés, el total a devolver, la fecha de pago, la carga anual equivalente (CAE) y lo que cuesta atrasarse. Así lo piden la Ley 19.496 y la Ley 20.555 (SERNAC Financiero).',
        'No hay cobros que no estén en ese resumen. Ningún interés puede pasar el máximo convencional de la Ley 18.010 sobre operaciones de crédito de dinero; si un pacto lo excede, se tiene por no escrito.',
        'No te exigimos contratar seguros ni otros productos para prestarte.',
      ],
    },
    {
      id: 'signature',
      title: 'Contrato y firma',
      blocks: [
        'Firmas con firma electrónica, válida según la Ley 19.799. Tu firma se guarda junto al texto exacto, la fecha y la hora. Puedes leer, imprimir y guardar el contrato cuando quieras desde el detalle de tu préstamo.',
        'Después de tu primera firma puedes firmar el siguiente préstamo con un toque. Verás antes las mismas cifras.',
      ],
    },
    {
      id: 'payout',
      title: 'Cómo recibes la plata',
      blocks: [
        'La enviamos a tu Yape o a una cuenta bancaria a tu nombre. Si el envío falla, el préstamo no empieza a correr: corriges la cuenta y lo intentamos de nuevo.',
      ],
    },
    {
      id: 'repayment',
      title: 'Cómo pagas',
      blocks: [
        'Pagas el total en la fecha de tu contrato por los medios que muestra la aplicación. Si un medio cobra algo, lo ves antes de elegirlo.',
        'Puedes pagar antes sin pedir permiso: es un derecho irrenunciable (artículo 10 de la Ley 18.010). Para un pago parcial de menos del 20 % del saldo necesitas nuestro acuerdo.',
      ],
    },
    {
      id: 'late',
      title: 'Si te atrasas',
      blocks: [
        'El atraso tiene un cargo único y un cargo por cada día. Sus tasas y montos están en el resumen de tu contrato y no cambian después de firmar. Nunca cobramos más de lo que permite la ley.',
        'La cobranza respeta la Ley 19.496, con los límites de la Ley 21.320:',
        {
          list: [
            'Una llamada o visita por semana, como máximo.',
            'Dos mensajes por semana, como máximo, con al menos dos días entre uno y otro.',
            'Llamadas y visitas solo en días hábiles, de 8:00 a 20:00.',
            'Nada de avisos a terceros sobre tu deuda ni papeles que parezcan judiciales.',
          ],
        },
        'Si no puedes pagar, háblanos antes de la fecha. Buscamos una salida contigo.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Si te arrepientes',
      blocks: [
        'Cuando la ley te da derecho a retracto (artículo 3 bis de la Ley 19.496), puedes dejar sin efecto el contrato dentro del plazo legal devolviendo lo recibido. Pídelo por Ayuda.',
      ],
    },
    {
      id: 'benefits',
      title: 'Cupones y vales',
      blocks: [
        'Cada cupón o vale dice cuánto vale, desde qué monto sirve y cuándo vence. Se usa una vez, no se cambia por dinero y no se transfiere.',
      ],
    },
    {
      id: 'fair',
      title: 'Uso correcto',
      blocks: [
        'No puedes usar el servicio con datos de otra persona, para engañar o para dañarlo. Podemos suspender una cuenta mientras revisamos un posible fraude y te diremos por qué. Tus préstamos vigentes siguen con las mismas condiciones.',
      ],
    },
    {
      id: 'service',
      title: 'Fallas y responsabilidad',
      blocks: [
        'Trabajamos para que la aplicación esté disponible siempre. Si falla, no pierdes derechos: un pago que no pudiste hacer por nuestra culpa no genera cargos. Nada de estas reglas limita los derechos que te da la Ley 19.496.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios a estas reglas',
      blocks: [
        'Si las cambiamos te avisamos antes y te pedimos aceptarlas otra vez. Un contrato ya firmado no cambia.',
      ],
    },
    {
      id: 'complaints',
      title: 'Reclamos y ley aplicable',
      blocks: [
        'Escríbenos primero por Ayuda. También puedes reclamar gratis en SERNAC (sernac.cl o 800 700 100) o demandar ante el juzgado de policía local de tu domicilio. Rige la ley chilena.',
      ],
    },
  ],
};
