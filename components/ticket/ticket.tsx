import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';

type TicketsProps = {
  label?: string;
  /** `Ticket` elements. */
  children: ReactNode;
};

/** A list of tickets. */
export function Tickets({ label, children }: TicketsProps) {
  return (
    <ul className="tickets" aria-label={label}>
      {children}
    </ul>
  );
}

type TicketProps = {
  /** Its value: "$3.000", "5 días". */
  value: ReactNode;
  /** The unit of the value: "menos de costo", "sin interés". */
  unit: ReactNode;
  title: string;
  /** Its conditions: "Préstamos desde $100.000". */
  limits?: ReactNode;
  /** "Vence el 30 nov". */
  expiry?: ReactNode;
  /** Below all of it: a small button. */
  action?: ReactNode;
  /** Used or expired: in grey; `expiry` is the reason. */
  spent?: boolean;
};

/** A coupon or voucher: the value on the stub, conditions and expiry on the body. */
export function Ticket({ value, unit, title, limits, expiry, action, spent = false }: TicketProps) {
  return (
    <li className={classes('ticket', spent && 'ticket--spent')}>
      <div className="ticket__stub">
        <b>{value}</b>
        <span>{unit}</span>
      </div>
      <div className="ticket__body">
        <h2>{title}</h2>
        {limits !== undefined && <p className="muted">{limits}</p>}
        {expiry !== undefined && <p className="strong">{expiry}</p>}
        {action}
      </div>
    </li>
  );
}
