import type { Locale } from '@/lib/i18n/locale';

type Texts = Record<
  | 'title'
  | 'text'
  | 'shell'
  | 'noShell'
  | 'ok'
  | 'failed'
  | 'goneTitle'
  | 'goneText'
  | 'pushes'
  | 'pushesText',
  string
> & {
  /** Names the event, so that each button has its own label. */
  run: (event: string) => string;
  measured: (ms: string, bytes: string) => string;
  received: (times: number) => string;
};

/** Part of this screen's chunk: only testers load it, while every user loads the catalogue. */
export const texts: Record<Locale, Texts> = {
  es: {
    failed: 'Falló',
    goneText: 'Esta pantalla no está en la versión publicada.',
    goneTitle: 'Solo para pruebas',
    measured: (ms, bytes) => `${ms} ms · ${bytes} bytes`,
    noShell:
      'Sin la app de Android: este navegador responde lo que puede, lo demás dice unsupport.',
    ok: 'Respondió',
    pushes: 'Avisos del teléfono',
    pushesText: 'Lo que la app de Android cuenta sin que nadie pregunte.',
    received: (times) => `${times} ×`,
    run: (event) => `Probar ${event}`,
    shell: 'La app de Android está conectada.',
    text: 'Para quienes prueban la app: cada función del teléfono y su última respuesta.',
    title: 'Prueba del puente',
  },
  en: {
    failed: 'Failed',
    goneText: 'This screen is not part of the released version.',
    goneTitle: 'Only for tests',
    measured: (ms, bytes) => `${ms} ms · ${bytes} bytes`,
    noShell: 'Without the Android app: this browser answers what it can, the rest says unsupport.',
    ok: 'Answered',
    pushes: 'What the phone tells',
    pushesText: 'What the Android app says without being asked.',
    received: (times) => `${times} ×`,
    run: (event) => `Try ${event}`,
    shell: 'The Android app is connected.',
    text: 'For those who test the app: every function of the phone and its last answer.',
    title: 'Bridge test',
  },
  vi: {
    failed: 'Lỗi',
    goneText: 'Màn hình này không có trong bản phát hành.',
    goneTitle: 'Chỉ để kiểm thử',
    measured: (ms, bytes) => `${ms} ms · ${bytes} byte`,
    noShell:
      'Không có ứng dụng Android: trình duyệt này trả lời những gì có thể, còn lại là unsupport.',
    ok: 'Đã trả lời',
    pushes: 'Điện thoại tự báo',
    pushesText: 'Những gì ứng dụng Android báo mà không cần hỏi.',
    received: (times) => `${times} ×`,
    run: (event) => `Thử ${event}`,
    shell: 'Ứng dụng Android đã kết nối.',
    text: 'Dành cho người kiểm thử: từng chức năng của máy và phản hồi cuối.',
    title: 'Kiểm tra cầu nối',
  },
};
