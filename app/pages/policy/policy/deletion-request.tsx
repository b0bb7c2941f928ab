import { useTranslations } from 'next-intl';
import { RequestMessage } from '@/app/account/request-message';
import { useSignOut } from '@/app/account/sign-out';
import { signOutIds } from '@/app/account/sign-out.ids';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Button } from '@/components/button/button';
import { iconLogout } from '@/components/icon/shapes/input';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { fillText, type LongTexts } from '@/lib/i18n/long-texts';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { ids } from './screen.ids';

type Text = LongTexts['deletion']['request'];

/**
 * The request to delete the account as a message to customer service: no call of the contract deletes one. It
 * needs no log-in; a user who is logged in sees their number filled in and the loan that delays the deletion.
 */
export function DeletionRequest({ text }: { text: Text }) {
  const { isLogged } = useSession();
  const home = useCall('app/home', isLogged ? {} : null, { quiet: true });
  const order = home.data?.order;
  return (
    <>
      {order && order.state !== 'cleared' && (
        <div className="mt-4">
          <LoanNotice order={order} text={text} />
        </div>
      )}
      <section className="policy__section" aria-labelledby="deletion-request">
        <h2 id="deletion-request">{text.title}</h2>
        <p>{text.text}</p>
        <RequestMessage name="deletion" ids={ids} />
      </section>
      {isLogged && (
        <section className="policy__section" aria-labelledby="deletion-after">
          <h2 id="deletion-after">{text.afterTitle}</h2>
          <p>{text.afterText}</p>
          <SignOut />
        </section>
      )}
    </>
  );
}

function SignOut() {
  const t = useTranslations('settings');
  const { ask, question } = useSignOut();
  return (
    <>
      <Button id={signOutIds.signOut} variant="soft" icon={iconLogout} opens onClick={ask}>
        {t('signOut')}
      </Button>
      {question}
    </>
  );
}

function LoanNotice({ order: { order_no }, text }: { order: Order; text: Text }) {
  const linkTo = useLinkTo();
  return (
    <Notice tone="warn" title={text.loanTitle} id={ids.loan}>
      <p>{fillText(text.loanText, { no: formatOrderNo(order_no) })}</p>
      <div className="mt-3">
        <Button small variant="soft" {...linkTo('/pages/order-detail/order-detail', { order_no })}>
          {text.loanLink}
        </Button>
      </div>
    </Notice>
  );
}
