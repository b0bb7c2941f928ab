/** A fake file chooser. */
export type FakeChooser = {
  /** The input that opened it last; `null` before. */
  input: () => HTMLInputElement | null;
  choose(file: File): void;
  /** Confirms without a file, as some choosers do. */
  chooseNothing(): void;
  cancel(): void;
};

/** Replaces every file chooser that is opened, until the end of the test. */
export function installFakeChooser(): FakeChooser {
  let opened: HTMLInputElement | null = null;
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function click(
    this: HTMLInputElement,
  ) {
    opened = this;
  });
  function change(files: File[]) {
    if (!opened) throw new Error('no chooser is open');
    Object.defineProperty(opened, 'files', { configurable: true, value: files });
    opened.dispatchEvent(new Event('change'));
  }
  return {
    input: () => opened,
    choose: (file) => change([file]),
    chooseNothing: () => change([]),
    cancel: () => opened?.dispatchEvent(new Event('cancel')),
  };
}
