/** jsdom knows `<dialog>` but cannot open it: the parts of the standard that sheets and dialogs use. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

const modal = {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  },
};

if (typeof HTMLDialogElement !== 'undefined') Object.assign(HTMLDialogElement.prototype, modal);
