import type { ConsentTextOf } from './consent-text';

const when = 'Al enviar tu solicitud. Si lo permites en Ajustes, en ese momento.';

/** The questions of consent in Spanish; drafts for legal review. */
export const text: ConsentTextOf = (days) => ({
  questions: {
    device: {
      question: '¿Nos dejas ver los datos de tu teléfono?',
      what: 'Marca, modelo, versión, idioma, pantalla, batería, espacio y tipo de red. Ni tu número, ni tus archivos.',
      why: 'Notar si alguien pide un préstamo a tu nombre desde otro teléfono.',
      when,
      howLong: `${days.device} días. Después se borran.`,
    },
    apps: {
      question: '¿Nos dejas ver qué aplicaciones tienes?',
      what: 'El nombre, la versión y las fechas de cada aplicación instalada. Nunca lo que hay dentro.',
      why: 'Notar aplicaciones que espían o controlan teléfonos para estafar.',
      when,
      howLong: `${days.apps} días. Después se borra la lista.`,
    },
    sms: {
      question: '¿Nos dejas leer tus mensajes de texto?',
      what: 'Tus SMS: quién, cuándo y qué dice cada uno. No WhatsApp ni otros chats.',
      why: 'Conocer mejor cómo manejas tu plata cuando revisamos tu solicitud.',
      when,
      howLong: `${days.sms} días. Después se borran.`,
    },
    behavior: {
      question: '¿Nos dejas ver cómo usas la aplicación?',
      what: 'Qué pantallas abres y en qué campos cuesta avanzar. Nunca lo que escribes, ni montos.',
      why: 'Arreglar lo que no se entiende.',
      when: 'De a poco, mientras usas la aplicación y al salir de ella.',
      howLong: `${days.behavior} días. Después se borra.`,
    },
    attribution: {
      question: '¿Contamos tus pasos para medir nuestros avisos?',
      what: 'Que alguien se registró, pidió, firmó o pagó. Sin tu nombre, sin montos.',
      why: 'Saber qué avisos nuestros sirven y no gastar en los demás.',
      when: 'Cuando das cada paso.',
      howLong: 'Es solo una cuenta: no guarda nada tuyo.',
    },
  },
  deviceFields: {
    brand: 'Marca',
    model: 'Modelo',
    os_version: 'Versión de Android',
    sdk: 'Nivel de Android',
    locale: 'Idioma',
    timezone: 'Zona horaria',
    'screen.width': 'Ancho de pantalla',
    'screen.height': 'Alto de pantalla',
    'screen.density': 'Densidad de pantalla',
    'battery.level': 'Batería',
    'battery.charging': 'Cargando',
    'storage.total': 'Espacio en bytes',
    'storage.free': 'Espacio libre en bytes',
    'memory.total': 'Memoria en bytes',
    'memory.free': 'Memoria libre en bytes',
    'network.type': 'Red',
    emulator: 'Emulador',
    rooted: 'Sistema modificado',
  },
  events: {
    screen_opened: 'Qué pantalla se abre',
    form_started: 'Qué formulario se empieza',
    form_left: 'Qué formulario se deja a medias',
    form_refused: 'En qué campo hubo un error, sin lo escrito',
    photo_retaken: 'Qué foto se repite, sin la foto',
    preview_changed: 'Cuántas veces se cambia monto o plazo, sin el monto',
    application_handed_in: 'Que se envió una solicitud',
    loan_signed: 'Que se firmó un préstamo',
    repayment_done: 'Que se pagó un préstamo',
    help_opened: 'Desde qué pantalla se busca ayuda',
  },
  milestones: {
    registration: 'Alguien se registró',
    application: 'Alguien envió una solicitud',
    loan: 'Alguien firmó un préstamo',
    repayment: 'Alguien pagó un préstamo',
  },
});
