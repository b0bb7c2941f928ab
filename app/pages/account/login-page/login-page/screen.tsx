'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { BrandBanner } from '@/app/account/brand-banner';
import { sentTarget } from '@/app/account/login-target';
import { useLoginOption } from '@/app/account/use-login-option';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { defineScreen } from '@/lib/router/define-screen';
import { useNavigator } from '@/lib/router/router-context';
import { useSession } from '@/lib/session/use-session';
import { showToast } from '@/lib/toast/toast';
import { CodeEntry } from './code-entry';

/**
 * The kind of the code's target, which is stored and in no address; `next` as on get-code-page. `attach=1`: the target is
 * added to the user's account. Invalid values count as absent.
 */
const query = v.object({
  type: v.fallback(v.optional(v.picklist(['phone', 'email']), 'phone'), 'phone'),
  attach: v.optional(v.string()),
  next: v.fallback(v.optional(v.literal('apply')), undefined),
});

/** Logs in with the code that was sent (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Login });

function Login({ next, type, attach }: v.InferOutput<typeof query>) {
  const t = useTranslations('login');
  const { isLogged } = useSession();
  // The log-in removes it; another tab may replace it.
  const [target] = useState(() => sentTarget(type));
  const [isAttaching] = useState(attach === '1' && isLogged);
  const option = useLoginOption();
  useRedirectWithoutTarget(target === null, isLogged ? undefined : t('codeFirst'));
  if (!target)
    return (
      // The frame of the page that it leads to.
      <ScreenFrame title={t('bar')} top={<BrandBanner sun="behind" />} busy>
        <h1 className="visually-hidden">{t('bar')}</h1>
      </ScreenFrame>
    );
  return (
    <CodeEntry
      target={target}
      option={option}
      wantsToApply={next === 'apply'}
      attach={isAttaching}
    />
  );
}

/** Redirects to get-code-page where no code was sent, and says so. */
function useRedirectWithoutTarget(enabled: boolean, codeFirst: string | undefined): void {
  const navigator = useNavigator();
  useEffect(() => {
    if (!enabled) return;
    if (codeFirst) showToast(codeFirst, 4000);
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query: {} });
  }, [enabled, navigator, codeFirst]);
}
