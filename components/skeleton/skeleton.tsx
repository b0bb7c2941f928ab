import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';

type SkeletonProps = {
  /** The placeholders: `Bone`, `SkeletonRows`, `SkeletonCard`, `SkeletonHero`. */
  children: ReactNode;
  /** The screen's name: its h1 for screen readers until the content has loaded. */
  title?: string;
};

/** Placeholders for content that is loading. Screen readers get only the title and "Cargando". */
export function Skeleton({ children, title }: SkeletonProps) {
  const t = useTranslations('ui.loader');
  return (
    <>
      {title !== undefined && <h1 className="visually-hidden">{title}</h1>}
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </>
  );
}

type BoneProps = {
  /** As high as the text or control it replaces: `small` a caption, `subtitle` an h2. */
  shape?: 'line' | 'small' | 'subtitle' | 'title' | 'money' | 'disc' | 'control';
  /** Percent of the available width. */
  width?: 20 | 40 | 60 | 80 | 100;
};

/** One placeholder of a skeleton. */
export function Bone({ shape = 'line', width = 100 }: BoneProps) {
  return <span className={classes('bone', `bone--${shape}`, `bone--${width}`)} />;
}

/** Placeholder of a `Section`: its h2, and what is below it. */
export function SkeletonSection({ children }: { children: ReactNode }) {
  return (
    <div className="section">
      <Bone shape="subtitle" width={60} />
      {children}
    </div>
  );
}

type SkeletonFiguresProps = {
  /** Number of lines, each a name and its value. */
  count: number;
};

/** Placeholder of `Figures`. */
export function SkeletonFigures({ count }: SkeletonFiguresProps) {
  return (
    <div className="figures">
      {Array.from({ length: count }, (_line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index}>
          <Bone width={40} />
          <Bone width={20} />
        </div>
      ))}
    </div>
  );
}

type SkeletonCardProps = {
  /** Lines of figures below its title. */
  lines?: number;
  /** False for a card of nothing but figures. */
  titled?: boolean;
};

/** Placeholder of a `Card` of figures. */
export function SkeletonCard({ lines = 3, titled = true }: SkeletonCardProps) {
  return (
    <div className="card">
      {titled && (
        <div className="card__head">
          <Bone shape="subtitle" width={60} />
        </div>
      )}
      <SkeletonFigures count={lines} />
    </div>
  );
}

type SkeletonRowsProps = {
  count: number;
  /** Rows with an icon disc. */
  discs?: boolean;
};

/** Placeholder of `Rows` of two lines each. */
export function SkeletonRows({ count, discs = false }: SkeletonRowsProps) {
  return (
    <ul className="rows">
      {Array.from({ length: count }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <li key={index} className="rows__row">
          {discs && <Bone shape="disc" />}
          <span className="grow">
            <Bone width={index % 2 === 0 ? 60 : 40} />
            <Bone shape="small" width={80} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type SkeletonFormProps = { fields: number };

/** Placeholder of labels and fields. */
export function SkeletonForm({ fields }: SkeletonFormProps) {
  return Array.from({ length: fields }, (_field, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <div key={index} className="field">
      <div className="label">
        <Bone width={40} />
      </div>
      <Bone shape="control" />
    </div>
  ));
}
