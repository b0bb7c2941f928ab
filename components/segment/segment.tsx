import { type KeyboardEvent, useRef } from 'react';
import { Icon, type IconShape } from '@/components/icon/icon';

/** One tab; `panelId` is the id of the element that it shows. */
type SegmentTab<T extends string> = {
  value: T;
  label: string;
  icon?: IconShape;
  panelId?: string;
};

type SegmentProps<T extends string> = {
  /** Names the tab list for screen readers: "Cupones". */
  label: string;
  /** Two or three tabs. */
  tabs: readonly SegmentTab<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** A tab list. Arrow keys, Home and End select; only the selected tab is focusable by Tab. */
export function Segment<T extends string>({ label, tabs, value, onChange }: SegmentProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  function choose(index: number) {
    const at = (index + tabs.length) % tabs.length;
    const tab = tabs[at];
    if (!tab) return;
    onChange(tab.value);
    const button = list.current?.children[at];
    if (button instanceof HTMLElement) button.focus();
  }
  function pressed(event: KeyboardEvent) {
    const now = tabs.findIndex((tab) => tab.value === value);
    const target = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }
  return (
    <div className="segment" role="tablist" aria-label={label} ref={list} onKeyDown={pressed}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="segment__tab"
          aria-selected={tab.value === value}
          aria-controls={tab.panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon && <Icon of={tab.icon} size="s" />}
          {tab.label}
        </button>
      ))}
    </div>
  );
}
