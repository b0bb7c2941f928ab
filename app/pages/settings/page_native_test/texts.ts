import type { Locale } from '@/lib/i18n/locale';

type Texts = Record<
  'title' | 'text' | 'shell' | 'noShell' | 'ok' | 'failed' | 'goneTitle' | 'goneText',
  string
> & {
  /** Names the event, as every button does something else. */
  run: (event: string) => string;
  measured: (ms: string, bytes: string) => string;
};

/** What the bridge's test page says: kept with it, as only testers load it, and all load the catalogue. */
export const texts: Record<Locale, Texts> = {
  es: {
    failed: 'Falló',
    goneText: 'Esta pantalla no está en la versión publicada.',
    goneTitle: 'Solo para pruebas',
    measured: (ms, bytes) => `${ms} ms · ${bytes} bytes`,
    noShell: 'Sin la app de Android: cada llamada responde unsupport.',
    ok: 'Respondió',
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
    noShell: 'Without the Android app: every call answers unsupport.',
    ok: 'Answered',
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
    noShell: 'Không có ứng dụng Android: mọi lệnh trả về unsupport.',
    ok: 'Đã trả lời',
    run: (event) => `Thử ${event}`,
    shell: 'Ứng dụng Android đã kết nối.',
    text: 'Dành cho người kiểm thử: từng chức năng của máy và phản hồi cuối.',
    title: 'Kiểm tra cầu nối',
  },
};
