/**
 * From here on there is no camera, and a file chooser is not opened but answered, with a drawn picture: a
 * page may open none by itself, and a preview has no photo of anybody.
 */
export function answerFileChoosers(): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function answer() {
    if (this.type !== 'file') return click.call(this);
    void samplePhoto().then((file) => {
      const chosen = new DataTransfer();
      chosen.items.add(file);
      this.files = chosen.files;
      this.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
}

/** The picture of a card that is nobody's: the size of a phone's photo, sharp enough to be accepted. */
async function samplePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1200);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Preview: this browser draws no pictures');
  pen.fillStyle = '#659aa6';
  pen.fillRect(0, 0, 1600, 1200);
  pen.fillStyle = '#fff';
  pen.fillRect(160, 210, 1280, 780);
  pen.fillStyle = '#10252d';
  pen.fillRect(240, 330, 360, 480);
  for (const [line, width] of [640, 520, 580, 400].entries()) {
    pen.fillRect(680, 350 + line * 130, width, 48);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'sample.jpg', {
    type: 'image/jpeg',
  });
}
