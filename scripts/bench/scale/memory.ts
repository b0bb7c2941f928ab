import type { CDPSession } from 'playwright-core';

/** Megabytes that the page uses: of scripts, of the document and of byte arrays. */
export async function usedMemory(protocol: CDPSession): Promise<number> {
  // The protocol's types lack what newer browsers add.
  const usage: Record<string, number> = { ...(await protocol.send('Runtime.getHeapUsage')) };
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage;
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024 / 1024;
}

/** {@link usedMemory} without what can be collected. */
export async function keptMemory(protocol: CDPSession): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage');
  return usedMemory(protocol);
}
