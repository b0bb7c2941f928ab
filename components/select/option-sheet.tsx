import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '@/components/chips/chips';
import { Icon } from '@/components/icon/icon';
import { iconCheck } from '@/components/icon/shapes/status';
import { Sheet } from '@/components/sheet/sheet';
import { matchOptions } from './match-options';

type Props = {
  title: ReactNode;
  options: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
  onDismiss: () => void;
};

/**
 * A sheet with all options of a list and a search field. Typing filters the list, the arrow keys move
 * the active option, Enter or a tap selects.
 */
export function OptionSheet({ title, options, value, onChoose, onDismiss }: Props) {
  const t = useTranslations('ui.select');
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(value);
  const found = matchOptions(options, query);
  const at = found.findIndex((option) => option.value === active);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function pressed(event: KeyboardEvent) {
    const target = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Enter: at }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const option = found.at(target % Math.max(found.length, 1));
    if (!option) return;
    if (event.key !== 'Enter') setActive(option.value);
    else if (at >= 0) onChoose(option.value);
  }
  function search(text: string) {
    setQuery(text);
    setActive(matchOptions(options, text)[0]?.value ?? '');
  }
  const searchField = (
    <div className="input">
      <input
        type="search"
        role="combobox"
        aria-label={t('search')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        placeholder={t('search')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        // Only with a mouse: on a phone the keyboard would cover the list.
        data-autofocus={matchMedia('(pointer: fine)').matches || undefined}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={pressed}
      />
    </div>
  );
  return (
    <Sheet open title={title} onDismiss={onDismiss} header={searchField}>
      <p className={found.length > 0 ? 'visually-hidden' : 'muted'} role="status">
        {query && t('found', { count: found.length })}
      </p>
      <div
        role="listbox"
        id={id}
        aria-label={t('options')}
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        tabIndex={0}
        onKeyDown={pressed}
        ref={list}
      >
        {found.map((option, index) => (
          <button
            key={option.value}
            id={`${id}-${index}`}
            type="button"
            className="select-option"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={index === at || undefined}
            onClick={() => onChoose(option.value)}
          >
            <span className="grow">{option.label}</span>
            {option.value === value && <Icon of={iconCheck} size="s" />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
