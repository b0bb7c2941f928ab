import type { FaqText } from '../faq-text';

/** The questions and answers in Spanish. */
export const text: FaqText = ({ auditMinutes, retryDays, approvalDays }) => [
  {
    id: 'apply',
    title: 'Pedir un préstamo',
    entries: [
      {
        id: 'need',
        question: '¿Qué necesito para pedir?',
        answer: [
          'Tener 18 años o más, RUN, un celular de Chile y tu cédula a mano. La llenas en cuatro pasos: tus datos, tu trabajo, tu cuenta y las fotos de tu cédula.',
          'Si sales a la mitad, guardamos un borrador en tu teléfono.',
        ],
      },
      {
        id: 'review',
        question: '¿Cuánto demora la revisión?',
        answer: [
          `Suele tomar ${auditMinutes} minutos. Te avisamos en el inicio; no necesitas quedarte mirando.`,
        ],
      },
      {
        id: 'approval',
        question: '¿Cuánto dura mi aprobación?',
        answer: [
          `Casi ${approvalDays} días. El inicio muestra el tiempo que queda. No pagas nada si la dejas pasar.`,
        ],
        link: { to: '/', label: 'Ver mi inicio' },
      },
      {
        id: 'refused',
        question: '¿Por qué me dijeron que no?',
        answer: [
          'Miramos tus respuestas, tus fotos y cómo has pagado antes. A veces no podemos prestarte hoy, y no tiene que ver con algo que hayas hecho mal.',
          `Puedes volver a pedir en ${retryDays} días. También puedes pedir que una persona revise la decisión.`,
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Hablar con una persona' },
      },
      {
        id: 'photos',
        question: '¿Por qué rechazaron mis fotos?',
        answer: [
          'Casi siempre por un reflejo, una foto movida o un borde cortado. Busca luz pareja, apoya la cédula sobre algo oscuro y no uses flash. La selfie debe ser tuya y de hoy.',
        ],
      },
      {
        id: 'yape',
        question: '¿Yape o banco?',
        answer: [
          'Los dos sirven y no cuestan extra. El 80 % elige Yape porque basta el número de celular. La cuenta debe estar a tu nombre.',
        ],
      },
    ],
  },
  {
    id: 'cost',
    title: 'Lo que cuesta',
    entries: [
      {
        id: 'price',
        question: '¿Cuánto cuesta un préstamo?',
        answer: [
          'Una comisión por servicio, que se descuenta de lo que recibes, y un interés, que se suma a lo que devuelves. Antes de firmar ves ambos con el total, la fecha y la CAE.',
        ],
        link: { to: '/pages/product/product', label: 'Calcular un préstamo' },
      },
      {
        id: 'cae',
        question: '¿Qué es la CAE?',
        answer: [
          'La carga anual equivalente: el costo total del crédito expresado como porcentaje al año. Sirve para comparar préstamos de distintos montos y plazos. En préstamos de pocos días sale alta, porque lleva a un año un costo de días.',
        ],
      },
      {
        id: 'late',
        question: '¿Qué pasa si me atraso?',
        answer: [
          'Hay un cargo único y un cargo por cada día de atraso. Las tasas están en tu contrato y el monto exacto, siempre al día, en el detalle de tu préstamo.',
          'Mientras antes pagues, menos cuesta. Si no alcanzas, háblanos: buscamos una salida contigo.',
        ],
        link: { to: '/pages/custom-service/repay_help', label: 'Ver cómo pagar' },
      },
      {
        id: 'limit',
        question: '¿Cómo sube mi cupo?',
        answer: [
          'Pagando a tiempo y con vales que lo suben por unos días. En Cupo ves el total, lo usado y lo que está reservado.',
        ],
        link: { to: '/pages/contract-new/increase-amount', label: 'Ver mi cupo' },
      },
    ],
  },
  {
    id: 'repay',
    title: 'Pagar',
    entries: [
      {
        id: 'how',
        question: '¿Cómo pago?',
        answer: [
          'Abre tu préstamo, toca Pagar y elige un medio. Con transferencia, copia la referencia tal cual: así reconocemos tu pago.',
        ],
        link: { to: '/pages/custom-service/repay_help', label: 'Paso a paso' },
      },
      {
        id: 'early',
        question: '¿Puedo pagar antes?',
        answer: [
          'Sí, cuando quieras. Es tu derecho según la Ley 18.010. La aplicación muestra el monto de ese día.',
        ],
      },
      {
        id: 'missing',
        question: 'Pagué y no aparece',
        answer: [
          'Espera unos minutos y actualiza el detalle del préstamo. Si sigue igual, mándanos el comprobante. No pagues dos veces.',
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Mandar el comprobante' },
      },
      {
        id: 'failed',
        question: 'La plata no llegó a mi cuenta',
        answer: [
          'Si la cuenta estaba mal, el préstamo queda en pausa y no corre. Corrige la cuenta desde el inicio y la enviamos otra vez.',
        ],
        link: { to: '/', label: 'Ir al inicio' },
      },
    ],
  },
  {
    id: 'account',
    title: 'Tu cuenta y tus datos',
    entries: [
      {
        id: 'code',
        question: 'No me llega el código',
        answer: [
          'Revisa el número o el correo, mira en spam y espera un minuto antes de pedir otro. Solo sirve el último que mandamos.',
        ],
      },
      {
        id: 'fraud',
        question: 'Alguien me pide el código',
        answer: [
          'No se lo des. Nunca pedimos el código por teléfono, correo ni WhatsApp. Si ya lo diste, escríbenos ahora.',
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Avisar ahora' },
      },
      {
        id: 'permissions',
        question: '¿Tengo que dar permisos?',
        answer: [
          'Para el préstamo, solo la cámara o fotos de tu galería. SMS, aplicaciones y datos del teléfono son opcionales: decir que no nunca te deja sin préstamo. En Ajustes ves lo enviado y puedes retirar tu permiso.',
        ],
        link: { to: '/pages/settings/settings', label: 'Abrir Ajustes' },
      },
      {
        id: 'delete',
        question: '¿Cómo borro mis datos?',
        answer: [
          'Pídelo por Ayuda. Borramos lo que la ley no nos obliga a guardar y te contamos qué queda y por cuánto tiempo.',
        ],
        link: { to: '/pages/policy/policy', label: 'Leer la política de privacidad' },
      },
    ],
  },
];
