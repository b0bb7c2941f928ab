import { readValue, removeValue, writeValue } from '@/lib/storage/values';

const name = 'luka_behavior';

/** No three tries take longer than this; a tab that died in its turn blocks the others no longer: ms. */
const longestMs = 200_000;

/** This tab among those of the browser; nothing secret. */
const tab = Math.random().toString(36).slice(2);

/**
 * Runs `work` unless this or another tab is at it just now, so that two tabs never send the same events. A
 * browser's lock decides where there is one, as it goes with a tab that dies; else the note in storage.
 */
export async function inOwnTurn(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await withNote(work);
    });
    return;
  }
  if (noted()) return;
  await withNote(async () => {
    // Of two tabs that wrote at the same moment, the last one to write has the turn.
    await new Promise((resolve) => setTimeout(resolve));
    if (noted()?.tab === tab) await work();
  });
}

async function withNote(work: () => Promise<void>): Promise<void> {
  writeValue('luka_behavior_turn', { tab, until: Date.now() + longestMs });
  try {
    await work();
  } finally {
    if (readValue('luka_behavior_turn')?.tab === tab) removeValue('luka_behavior_turn');
  }
}

function noted() {
  const note = readValue('luka_behavior_turn');
  return note && note.until > Date.now() ? note : null;
}
