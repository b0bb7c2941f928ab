'use client';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Finds by name as one types. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className="gallery-search">
      <span className="vh">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
