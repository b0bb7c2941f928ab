'use client';
import { type Locale, locales } from '@/lib/i18n/locale';
import { themes } from '../runtime/look';
import { StateFrame } from './state-frame';

type Look = { locale: Locale; theme: (typeof themes)[number] };

const looks: readonly Look[] = themes.flatMap((theme) =>
  locales.map((locale) => ({ theme, locale })),
);

type Props = {
  /** The URL of the state in a look. */
  srcOf: (look: Look) => string;
  title: string;
};

/** A state in all languages and both themes at once. */
export function StateSheet({ srcOf, title }: Props) {
  return (
    <div className="gallery-sheet">
      {looks.map((look) => {
        const name = `${look.locale}, ${look.theme}`;
        const src = srcOf(look);
        return (
          <figure key={name}>
            <figcaption className="small muted">{name}</figcaption>
            <StateFrame key={src} src={src} title={`${title}, ${name}`} />
          </figure>
        );
      })}
    </div>
  );
}
