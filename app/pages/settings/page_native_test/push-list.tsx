import { useEffect, useState } from 'react';
import { Row, Rows } from '@/components/rows/rows';
import { onPush, type Push } from '@/lib/bridge/push';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';
import { texts } from './texts';

const names = ['back', 'pause', 'resume', 'network', 'insets'] as const satisfies readonly Push[];

/** What one push told last, and how often it came. */
type Heard = { times: number; data: string };

/** What the shell tells without being asked: each push with its last data. It takes none of them. */
export function PushList() {
  const t = texts[useFormat().locale];
  const [heard, setHeard] = useState<Partial<Record<Push, Heard>>>({});
  useEffect(() => {
    const stops = names.map((name) =>
      onPush(name, (data) => {
        setHeard((before) => ({
          ...before,
          [name]: { times: (before[name]?.times ?? 0) + 1, data: JSON.stringify(data) ?? '' },
        }));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <section className="mt-8">
      <h2>{t.pushes}</h2>
      <p className="lede">{t.pushesText}</p>
      <Rows>
        {names.map((name) => (
          <Row
            key={name}
            title={name}
            text={heard[name]?.data}
            end={<span id={ids.push(name)}>{t.heard(heard[name]?.times ?? 0)}</span>}
          />
        ))}
      </Rows>
    </section>
  );
}
