import type { IdleWatch } from './watch-idle';

/**
 * From now on file choosers do not open: they get a drawn picture, and there is no camera. A page cannot open
 * a file chooser without a user gesture, and a preview must not show a photo of a real card. The page is not idle
 * `during` the drawing.
 */
export function answerFileChoosers(during: IdleWatch['during']): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function answer() {
    if (this.type !== 'file') return click.call(this);
    void during(samplePhoto()).then((file) => {
      const chosen = new DataTransfer();
      chosen.items.add(file);
      this.files = chosen.files;
      this.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
}

let drawn = 0;

/** A drawn card, another one each time: as large as a phone's photo, and sharp enough to be accepted. */
async function samplePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1200);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Preview: this browser has no 2d canvas');
  pen.fillStyle = '#659aa6';
  pen.fillRect(0, 0, 1600, 1200);
  pen.fillStyle = '#fff';
  pen.fillRect(160, 210, 1280, 780);
  pen.fillStyle = '#10252d';
  pen.fillRect(240, 330, 360, 480);
  for (const [line, width] of [640, 520, 580, 400].entries()) {
    pen.fillRect(680, 350 + line * 130, width - drawn * 40, 48);
  }
  drawn += 1;
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'sample.jpg', {
    type: 'image/jpeg',
  });
}
