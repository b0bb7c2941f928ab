import type { Locale } from '@/lib/i18n/locale';
import type { CameraFault } from './use-camera';

type Texts = Record<
  | 'title'
  | 'text'
  | 'preview'
  | 'off'
  | 'asking'
  | 'start'
  | 'again'
  | 'stop'
  | 'still'
  | 'flip'
  | 'stillName'
  | 'stillText',
  string
> & { refused: Record<CameraFault, string> };

/** What the camera demo says: kept with it, as hardly anybody loads it, and all load the catalogue. */
export const texts: Record<Locale, Texts> = {
  es: {
    again: 'Intentar de nuevo',
    asking: 'Esperando la cámara',
    flip: 'Cambiar de cámara',
    off: 'La cámara está apagada',
    preview: 'Imagen de la cámara',
    refused: {
      busy: 'Cierra la app que usa la cámara y vuelve a intentar.',
      denied: 'Permite la cámara en los ajustes del teléfono y vuelve a intentar.',
      failed: 'Intenta de nuevo: la cámara no respondió.',
      missing: 'Usa otro equipo: este no tiene la cámara pedida.',
      unsupported: 'Abre esta página en un navegador con cámara: este no la ofrece.',
    },
    start: 'Encender la cámara',
    still: 'Tomar una foto',
    stillName: 'La foto que tomaste',
    stillText: 'Desaparece cuando sales de esta pantalla.',
    stop: 'Apagar la cámara',
    text: 'La imagen se queda en este teléfono: no se envía ni se guarda.',
    title: 'Prueba de cámara',
  },
  en: {
    again: 'Try again',
    asking: 'Waiting for the camera',
    flip: 'Switch cameras',
    off: 'The camera is off',
    preview: 'Camera picture',
    refused: {
      busy: 'Close the app that is using the camera and try again.',
      denied: 'Allow the camera in the phone’s settings and try again.',
      failed: 'Try again: the camera did not answer.',
      missing: 'Use another device: this one lacks the camera asked for.',
      unsupported: 'Open this page in a browser with a camera: this one offers none.',
    },
    start: 'Turn the camera on',
    still: 'Take a still',
    stillName: 'The still you took',
    stillText: 'It is gone once you leave this screen.',
    stop: 'Turn the camera off',
    text: 'The picture stays on this phone: it is neither sent nor kept.',
    title: 'Camera test',
  },
  vi: {
    again: 'Thử lại',
    asking: 'Đang chờ máy ảnh',
    flip: 'Đổi máy ảnh',
    off: 'Máy ảnh đang tắt',
    preview: 'Hình từ máy ảnh',
    refused: {
      busy: 'Đóng ứng dụng đang dùng máy ảnh rồi thử lại.',
      denied: 'Cho phép máy ảnh trong cài đặt rồi thử lại.',
      failed: 'Thử lại: máy ảnh không phản hồi.',
      missing: 'Dùng thiết bị khác: máy này không có máy ảnh được yêu cầu.',
      unsupported: 'Mở trang này trong trình duyệt có máy ảnh: trình duyệt này không có.',
    },
    start: 'Bật máy ảnh',
    still: 'Chụp ảnh',
    stillName: 'Ảnh bạn vừa chụp',
    stillText: 'Ảnh mất khi bạn rời màn hình này.',
    stop: 'Tắt máy ảnh',
    text: 'Hình ảnh ở lại trên máy này: không gửi, không lưu.',
    title: 'Thử máy ảnh',
  },
};
