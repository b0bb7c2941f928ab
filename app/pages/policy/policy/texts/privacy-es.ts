import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** The privacy policy in Spanish. */
export const text: PolicyText = {
  intro: `Aquí te contamos qué datos tuyos usa ${brand}, para qué, con quién los comparte y cómo puedes decidir sobre ellos. Rige la Ley 19.628 sobre protección de datos personales, con los cambios de la Ley 21.719, que entran en vigencia el 1 de diciembre de 2026.`,
  sections: [
    {
      id: 'who',
      title: 'Quién responde por tus datos',
      blocks: [
        `El responsable es la empresa que opera ${brand} y que firma contigo el contrato de préstamo. Su razón social, RUT y domicilio van en ese contrato.`,
        'Para cualquier tema de privacidad nos escribes por Ayuda, dentro de la aplicación. Te responde una persona.',
      ],
    },
    {
      id: 'data',
      title: 'Qué datos usamos',
      blocks: [
        'Los que tú nos entregas:',
        {
          list: [
            'Para entrar: tu número de celular o tu correo.',
            'Para conocerte: nombre, género, fecha de nacimiento, RUN, educación, rubro, WhatsApp, comuna y para qué es el préstamo.',
            'Sobre tu situación: tipo de trabajo, rango de sueldo, estado civil y si has tenido pagos atrasados.',
            'Dos contactos de emergencia: nombre, teléfono y relación contigo. Cuéntales antes de darnos sus datos.',
            'Dónde recibes la plata: tu Yape o tu cuenta bancaria.',
            'Fotos de tu cédula por ambos lados y una selfie.',
          ],
        },
        'Los que se crean al usar el servicio: tus solicitudes, contratos, pagos y mensajes con nosotros.',
        'Y cinco grupos que son opcionales. Cada uno se envía solo si lo autorizas aparte, y decir que no nunca te deja sin préstamo:',
        {
          list: [
            'Datos del teléfono: modelo, versión, idioma, red y espacio.',
            'La lista de aplicaciones instaladas.',
            'Mensajes de texto (SMS).',
            'Cómo usas la aplicación: qué pantallas abres y cuándo, y en qué campos cuesta avanzar.',
            'Que alguien se registró, pidió, firmó o pagó, sin tu nombre, para medir nuestros avisos.',
          ],
        },
        'Si nos das permiso de ubicación, usamos solo la aproximada. No leemos tu lista de contactos: eliges uno y recibimos solo ese. No usamos el micrófono.',
      ],
    },
    {
      id: 'why',
      title: 'Para qué los usamos',
      blocks: [
        {
          list: [
            'Comprobar que eres tú y evitar que alguien pida plata a tu nombre.',
            'Revisar tu solicitud y decidir cuánto podemos prestarte.',
            'Preparar y cumplir el contrato: pagarte el préstamo, recibir tus pagos y avisarte de las fechas.',
            'Cumplir lo que la ley nos exige y responder a las autoridades.',
            'Mejorar el servicio, solo con los datos opcionales que autorizaste.',
          ],
        },
        'No usamos tus datos para nada distinto sin preguntarte antes.',
      ],
    },
    {
      id: 'basis',
      title: 'Con qué derecho los tratamos',
      blocks: [
        'Tratamos tus datos porque los necesitamos para el contrato que nos pides, porque una ley nos obliga o porque tú lo consientes. El consentimiento se pide por separado, queda con su fecha y lo puedes retirar cuando quieras en Ajustes. Retirarlo no afecta lo hecho antes.',
      ],
    },
    {
      id: 'decisions',
      title: 'Decisiones automáticas',
      blocks: [
        'La revisión de tu solicitud puede hacerla un sistema automático. Compara tus respuestas, tus fotos y tu historial con nosotros. Puedes pedir que te expliquemos la decisión, dar tu punto de vista y que la revise una persona, como lo reconoce la Ley 21.719.',
      ],
    },
    {
      id: 'sharing',
      title: 'Con quién los compartimos',
      blocks: [
        {
          list: [
            'La institución y los medios de pago que mueven la plata, solo con lo necesario para cada pago.',
            'Empresas que nos dan servicios, como el envío de códigos o el alojamiento de datos. Trabajan con contrato y bajo nuestras instrucciones.',
            'Autoridades y tribunales, cuando la ley lo ordena.',
          ],
        },
        'No vendemos tus datos. Los datos sobre deudas se comunican solo en los casos y plazos que permite el título III de la Ley 19.628. A tus contactos de emergencia nunca les hablamos de tu deuda: la Ley 19.496, modificada por la Ley 21.320, lo prohíbe.',
        'Si un proveedor guarda datos fuera de Chile, le exigimos una protección equivalente a la de la ley chilena.',
      ],
    },
    {
      id: 'keeping',
      title: 'Cuánto tiempo los guardamos',
      blocks: [
        'Los datos de tus contratos, mientras dure nuestra relación y después por el plazo en que la ley permite reclamar o nos obliga a conservarlos. Los datos opcionales, por el tiempo que dice cada autorización. Luego los borramos o los dejamos anónimos.',
        'En este teléfono guardamos tu sesión y los borradores de tus formularios. Al cerrar sesión se borran.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        {
          list: [
            'Acceso: saber qué datos tuyos tenemos y recibir una copia.',
            'Rectificación: corregir lo que esté mal o incompleto.',
            'Supresión o cancelación: pedir que los borremos cuando ya no haga falta tenerlos.',
            'Oposición: pedir que dejemos de usarlos para algo en particular.',
            'Portabilidad: llevártelos en un formato que otro pueda leer, desde el 1 de diciembre de 2026.',
            'Bloqueo: que dejemos de usarlos mientras se resuelve tu solicitud.',
          ],
        },
        'Ejercerlos es gratis. Pídelo por Ayuda y te respondemos dentro del plazo legal. Si no quedas conforme, puedes reclamar ante el tribunal civil y, desde el 1 de diciembre de 2026, ante la Agencia de Protección de Datos Personales.',
      ],
    },
    {
      id: 'security',
      title: 'Cómo los cuidamos',
      blocks: [
        'Todo viaja cifrado. El acceso a tus datos se limita a quienes los necesitan. Nunca te pediremos el código de acceso por teléfono, correo ni WhatsApp. Si ocurre un incidente que te ponga en riesgo, te avisamos a ti y a la autoridad.',
      ],
    },
    {
      id: 'minors',
      title: 'Menores de edad',
      blocks: [
        `${brand} es para personas de 18 años o más. Si vemos datos de alguien menor, los borramos.`,
      ],
    },
    {
      id: 'changes',
      title: 'Cambios a esta política',
      blocks: [
        'Si cambiamos algo importante te avisamos antes en la aplicación. Lo que requiera tu consentimiento te lo volveremos a pedir.',
      ],
    },
  ],
};
