/** Hands out phones to Detox's workers: there are as many as are wanted, each worker starts its own. */
export class DesktopAllocation {
  private count = 0;

  async allocate(): Promise<{ id: string; name: string }> {
    this.count += 1;
    return { id: `desktop-${process.pid}-${this.count}`, name: 'desktop shell' };
  }

  async free(): Promise<void> {}
}
