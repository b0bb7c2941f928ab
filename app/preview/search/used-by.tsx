'use client';
import { useState } from 'react';
import { galleryAreas } from '../screens';
import type { Settings } from '../settings';
import { stateUrl } from '../state/state-url';

const allScreens = galleryAreas.flatMap((area) => area.screens);

type Props = {
  /** Their paths; `*` is all of them. */
  screens: readonly string[];
  settings: Settings;
};

/** The screens that use something, on request, with links to their states. */
export function UsedBy({ screens, settings }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (screens.length === 0) return <p className="small muted">Used by no screen</p>;
  const isEverywhere = screens.includes('*');
  const users = allScreens.filter(({ path }) => isEverywhere || screens.includes(path));
  return (
    <details
      className="gallery-find__users"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{isEverywhere ? 'Used on every screen' : usedBy(users.length)}</summary>
      {isOpen ? (
        <ul>
          {users.map(({ path, title, states }) => (
            <li key={path}>
              <b>{title}</b>
              <ul className="gallery-find__states">
                {states.map((state) => (
                  <li key={state.name}>
                    <a href={stateUrl(path, state.name, settings)}>{state.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function usedBy(count: number): string {
  return `Used by ${count} screen${count === 1 ? '' : 's'}`;
}
