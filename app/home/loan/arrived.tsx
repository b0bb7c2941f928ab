import { Rows } from '@/components/rows/rows';
import type { Order } from '@/lib/api/schemas/order';
import { DueRow } from './due-reminder';
import { SentHero } from './sent-hero';
import { ToDetail } from './to-detail';

/**
 * The day of the payout belongs to the money: what was sent and where, as after signing; then what is paid back, with its
 * date for the calendar. Its button is where it was while the money was on its way.
 */
export function Arrived({ order }: { order: Order }) {
  return (
    <>
      <SentHero order={order}>
        <ToDetail order={order} />
      </SentHero>
      <div className="section section--near">
        <Rows>
          <DueRow order={order} />
        </Rows>
      </div>
    </>
  );
}
