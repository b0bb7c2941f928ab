import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { FieldGroup, type FieldTexts } from '@/components/field/field';
import { Segment } from '@/components/segment/segment';
import { TextField } from '@/components/text-field/text-field';
import { DrawingArea } from './drawing-area';
import { type Stroke, signatureLimit, signaturePath } from './stroke-path';

/**
 * A signature: `drawn` as SVG path data in units of the pad, or `typed` as the name. Both are sent as the
 * `signature` of `loan/apply` (contract.md section 2).
 */
export type Signature = { way: 'drawn' | 'typed'; text: string };

type SignaturePadProps = FieldTexts & {
  /** The name to type, shown below the field. */
  signer?: string;
  /** Called after each stroke or letter; `null` if it is empty. */
  onChange: (signature: Signature | null) => void;
};

/** A signature that is drawn by finger, or typed as the full name: for keyboard and screen reader users, or by choice. */
export function SignaturePad({ signer, onChange, ...texts }: SignaturePadProps) {
  const t = useTranslations('ui.signature');
  const [way, setWay] = useState<Signature['way']>('drawn');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState('');
  const panelId = useId();
  const isEmpty = strokes.length === 0;

  function report(next: { way: Signature['way']; strokes: readonly Stroke[]; name: string }) {
    const text = next.way === 'drawn' ? signaturePath(next.strokes) : next.name.trim();
    onChange(text === '' ? null : { way: next.way, text });
  }
  function choose(next: Signature['way']) {
    setWay(next);
    report({ way: next, strokes, name });
  }
  function draw(next: readonly Stroke[]) {
    setStrokes(next);
    report({ way, strokes: next, name });
  }
  return (
    <FieldGroup {...texts} error={way === 'drawn' ? texts.error : undefined}>
      <div id={texts.id} tabIndex={-1} className="signature">
        <Segment
          label={t('way')}
          tabs={[
            { value: 'drawn', label: t('draw'), panelId },
            { value: 'typed', label: t('type'), panelId },
          ]}
          value={way}
          onChange={choose}
        />
        <div id={panelId} role="tabpanel" aria-label={way === 'drawn' ? t('draw') : t('type')}>
          {way === 'drawn' ? (
            <>
              <DrawingArea
                hint={t('drawHint')}
                strokes={strokes}
                label={t('drawing', { count: strokes.length })}
                onStroke={(stroke) => draw([...strokes, stroke].slice(0, signatureLimit.strokes))}
              />
              <div className="signature__actions">
                <Button
                  variant="text"
                  small
                  idle={isEmpty}
                  onClick={() => draw(strokes.slice(0, -1))}
                >
                  {t('undo')}
                </Button>
                <Button variant="text" small idle={isEmpty} onClick={() => draw([])}>
                  {t('clear')}
                </Button>
              </div>
            </>
          ) : (
            <TextField
              id={`${texts.id}-name`}
              label={t('name')}
              hint={signer ? t('nameToCopy', { name: signer }) : t('nameHint')}
              error={texts.error}
              autoComplete="name"
              autoCapitalize="words"
              maxLength={120}
              enterKeyHint="done"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                report({ way, strokes, name: target.value });
              }}
            />
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
