import { useEffect } from 'react';
import { Notice } from '@/components/notice/notice';
import { isBridge } from '@/lib/bridge/call';
import { enablePreviewBridge } from '@/lib/bridge/preview-bridge';
import { useFormat } from '@/lib/format/use-format';
import { PushList } from './push-list';
import { ids } from './screen.ids';
import { texts } from './texts';
import { TrialRow } from './trial-row';
import { trials } from './trials';
import './screen.css';

/** A row for each event, and what the phone tells by itself; in a browser that answers what it can. */
export function Tester() {
  const t = texts[useFormat().locale];
  useEffect(enablePreviewBridge, []);
  return (
    <>
      <p className="lede">{t.text}</p>
      <Notice id={ids.shell} tone={isBridge() ? 'ok' : 'warn'}>
        {isBridge() ? t.shell : t.noShell}
      </Notice>
      <ul className="native-test__list">
        {Object.entries(trials).map(([event, ways]) => (
          <TrialRow key={event} event={event} trials={ways} />
        ))}
      </ul>
      <PushList />
    </>
  );
}
