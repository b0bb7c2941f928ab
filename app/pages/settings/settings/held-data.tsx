import { useTranslations } from 'next-intl';
import { AccountFigures, BasicFigures, SocialFigures } from '@/app/application/given-figures';
import { useConsentName } from '@/app/consent/use-consent-kinds';
import { LoadState } from '@/app/layout/load-state';
import { PrintButton } from '@/app/layout/print-button';
import { LongText } from '@/app/long-text/long-text';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Figure, Figures } from '@/components/figures/figures';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Skeleton, SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';
import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf } from '@/lib/chile/santiago';
import { config } from '@/lib/config';
import type { ConsentDecisions } from '@/lib/consent/decisions';
import { useFormat } from '@/lib/format/use-format';
import { fillText, type LongTexts } from '@/lib/i18n/long-texts';
import { useLinkTo } from '@/lib/router/use-link-to';
import { serverNow } from '@/lib/server-time/server-time';
import { useStored } from '@/lib/storage/use-stored';
import { showToast } from '@/lib/toast/toast';
import { type DeviceData, dataFileText } from './data-file';
import { canSaveFiles, saveFile } from './save-file';
import { ids } from './screen.ids';
import { type HeldData as Held, hasSentPhotos, useHeldData } from './use-held-data';

type Text = LongTexts['held-data'];

const values = { brand: config.brand };

/** All that is held about the user: every form as it was given, orders and consents, also as a file. */
export function HeldData({ userId }: { userId: string }) {
  const call = useHeldData();
  return (
    <LongText name="held-data" values={values}>
      {(text) => (
        <>
          <p className="lede">{text.lede}</p>
          <LoadState call={call} part="data" skeleton={<HeldSkeleton />}>
            {(held) => <HeldSections held={held} userId={userId} text={text} />}
          </LoadState>
        </>
      )}
    </LongText>
  );
}

type Props = { held: Held; userId: string; text: Text };

function HeldSections({ held, userId, text }: Props) {
  const steps = useTranslations('application.steps');
  const consents = useStored(`luka_consents_${userId}`) ?? {};
  const uploads = useStored(`luka_uploads_${userId}`) ?? [];
  const phone = useStored('phone');
  const { given, home, orders } = held;
  const { basic, extra, transfer } = given;
  const none = <p className="settings__text">{text.none}</p>;
  return (
    <>
      <PrintButton id={ids.print} />
      <Section near title={text.account}>
        <AccessFigures userId={userId} phone={phone} text={text} />
      </Section>
      <Section near title={steps('basic')}>
        {basic ? <BasicFigures {...given} basic={basic} /> : none}
      </Section>
      <Section near title={steps('social')}>
        {extra ? <SocialFigures {...given} extra={extra} /> : none}
      </Section>
      <Section near title={steps('account')}>
        {transfer ? <AccountFigures {...given} transfer={transfer} /> : none}
      </Section>
      <Section near title={text.photos}>
        <p className="settings__text">{hasSentPhotos(home) ? text.photosSent : text.photosNone}</p>
      </Section>
      <Section near title={text.loans}>
        <Loans orders={orders} empty={text.loansNone} />
      </Section>
      <Section near title={text.consents}>
        <Consents consents={consents} text={text} />
      </Section>
      <Section near title={text.others}>
        <p className="settings__text">{text.othersText}</p>
        <NextRows text={text} />
      </Section>
      <SaveFile held={held} device={{ userId, phone, consents, uploads }} text={text} />
    </>
  );
}

type SaveProps = { held: Held; device: DeviceData; text: Text };

/** Saves everything as a file, in the shell as copied text: for another company, as a reader has the page and its PDF. */
function SaveFile({ held, device, text }: SaveProps) {
  const canSave = canSaveFiles();
  async function save() {
    const now = serverNow();
    const name = `${config.name}-${calendarDateOf(now)}.json`;
    showToast(text[await saveFile(name, dataFileText(held, device, now))]);
  }
  return (
    <div className="mt-5 stack">
      <p className="settings__text small">{canSave ? text.saveText : text.copyText}</p>
      <Button id={ids.save} variant="text" small onClick={() => void save()}>
        {canSave ? text.save : text.copy}
      </Button>
    </div>
  );
}

type AccessProps = { userId: string; phone: string | null; text: Text };

function AccessFigures({ userId, phone, text }: AccessProps) {
  const format = useFormat();
  return (
    <>
      {!phone && <p className="settings__text">{text.byEmail}</p>}
      <Figures>
        {phone && <Figure label={text.phone} value={format.phone(phone)} />}
        <Figure label={text.accountId} value={userId} />
      </Figures>
    </>
  );
}

function Loans({ orders, empty }: { orders: readonly Order[]; empty: string }) {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const linkTo = useLinkTo();
  if (orders.length === 0) return <p className="settings__text">{empty}</p>;
  return (
    <Rows>
      {orders.map((order) => (
        <LinkRow
          key={order.order_no}
          title={`${format.money(order.amount)} · ${t('number', { no: formatOrderNo(order.order_no) })}`}
          text={
            <>
              {t('appliedOn', { date: format.date(order.applied_at) })} <OrderPill order={order} />
            </>
          }
          {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
        />
      ))}
    </Rows>
  );
}

/** Every decision that this phone stores, also on a text that has changed since. */
function Consents({ consents, text }: { consents: ConsentDecisions; text: Text }) {
  const format = useFormat();
  const nameOf = useConsentName();
  const decisions = Object.entries(consents);
  if (decisions.length === 0) return <p className="settings__text">{text.consentsNone}</p>;
  return (
    <>
      <p className="settings__text">{text.consentsText}</p>
      <Rows>
        {decisions.map(([kind, { granted, at, version }]) => (
          <Row
            key={kind}
            title={nameOf(kind)}
            text={fillText(granted ? text.granted : text.denied, {
              date: format.dateTime(at),
              version,
            })}
          />
        ))}
      </Rows>
    </>
  );
}

function NextRows({ text }: { text: Text }) {
  const linkTo = useLinkTo();
  return (
    <Rows>
      <LinkRow title={text.help} {...linkTo('/pages/custom-service/custom-service')} />
      <LinkRow title={text.deletion} {...linkTo('/pages/policy/policy', { type: 'deletion' })} />
    </Rows>
  );
}

function HeldSkeleton() {
  return (
    <Skeleton>
      {[2, 12, 5].map((count) => (
        <SkeletonSection key={count}>
          <SkeletonFigures count={count} />
        </SkeletonSection>
      ))}
    </Skeleton>
  );
}
