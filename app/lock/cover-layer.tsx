import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { LockArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { useModal } from '@/components/dialog/use-modal';
import { StateView } from '@/components/state-view/state-view';
import { isBridge } from '@/lib/bridge/call';
import { useFormat } from '@/lib/format/use-format';
import { useRouter } from '@/lib/router/use-router';
import { uncover } from '@/lib/session/cover';
import { type Unlocked, unlock } from '@/lib/session/device-lock';
import { logOut } from '@/lib/session/log-out';
import { useCover } from '@/lib/session/use-session';
import { ids } from './lock.ids';
import { texts } from './texts';
import { useLockModal } from './use-lock-modal';

/** Covers the whole app: until the device is unlocked, or to say why the user has to log in again. */
export function CoverLayer() {
  const cover = useCover();
  if (cover === 'none') return null;
  return cover === 'lock' ? <LockScreen /> : <IdleScreen />;
}

function LockScreen() {
  const t = texts[useFormat().locale];
  const [state, setState] = useState<'asking' | 'idle' | Unlocked>('idle');
  async function ask({ isFirst }: { isFirst: boolean }) {
    setState('asking');
    const result = await unlock();
    if (result === 'granted') return uncover();
    // The first question comes by itself: closing it is no mistake.
    setState(isFirst && result === 'denied' ? 'idle' : result);
  }
  const askFirst = useEffectEvent(() => void ask({ isFirst: true }));
  useEffect(() => {
    // A browser may require a tap for it.
    if (isBridge()) askFirst();
  }, []);
  const ref = useLockModal();
  return (
    <Covering
      ref={ref}
      title={t.title}
      text={state === 'denied' || state === 'gone' ? t[state] : t.text}
      closedby="none"
    >
      {state !== 'gone' && (
        <Button
          id={ids.unlock}
          loading={state === 'asking'}
          opens
          onClick={() => void ask({ isFirst: false })}
        >
          {t.unlock}
        </Button>
      )}
      {/* Drafts stay: the same user comes back. */}
      <Button
        id={ids.code}
        variant={state === 'gone' ? 'primary' : 'text'}
        onClick={() => void logOut('expired')}
      >
        {t.code}
      </Button>
      <p className="small muted">{t.codeText}</p>
    </Covering>
  );
}

/** The session has ended already; below is what a guest sees. */
function IdleScreen() {
  const t = texts[useFormat().locale];
  const router = useRouter();
  function logIn() {
    uncover();
    router.push('/pages/account/get-code-page/get-code-page');
  }
  const ref = useModal(uncover);
  return (
    <Covering ref={ref} title={t.idleTitle} text={t.idleText}>
      <Button id={ids.code} opens onClick={logIn}>
        {t.code}
      </Button>
    </Covering>
  );
}

type CoveringProps = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  closedby?: 'none';
  children: ReactNode;
};

/** A dialog as large as the window: the rest of the page is inert, and hidden by lock.css. */
function Covering({ ref, title, text, closedby, children }: CoveringProps) {
  useEffect(() => {
    // Before the first screen has loaded, the boot script's cover would hide this one too.
    delete document.documentElement.dataset.boot;
  }, []);
  return (
    <dialog className="lock" ref={ref} aria-label={title} closedby={closedby}>
      {/* Focused first, as the heading of a dialog is. */}
      <div className="lock__head" tabIndex={-1} data-autofocus>
        <StateView page art={<LockArt />} title={title} text={<span role="status">{text}</span>} />
      </div>
      <div className="lock__actions">{children}</div>
    </dialog>
  );
}
