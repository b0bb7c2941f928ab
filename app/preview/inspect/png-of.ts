/** The PNG of a canvas. Rejects where it is too large for the browser. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error(`${canvas.width} × ${canvas.height} px is too large`));
    }, 'image/png');
  });
}
