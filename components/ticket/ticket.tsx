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
  /** The unit of the value: "de descuento", "sin interés". */
  unit: ReactNode;
  /** What it does: "En la comisión por servicio". */
  title: ReactNode;
  /** "Vence el 30 nov". */
  expiry: ReactNode;
  /** Its conditions: "Préstamos desde $100.000". */
  limits?: ReactNode;
  /** A small button, at the end. */
  action?: ReactNode;
  /** Used or expired: in grey; `expiry` is the reason. */
  spent?: boolean;
};

/** A coupon or voucher: its value and what it does, and on the stub until when and its conditions. */
export function Ticket({ value, unit, title, expiry, limits, action, spent = false }: TicketProps) {
  return (
    <li className={classes('ticket', spent && 'ticket--spent')}>
      <div className="ticket__body">
        <h2 className="ticket__value">
          <b>{value}</b> {unit}
        </h2>
        <p>{title}</p>
      </div>
      <div className="ticket__stub">
        <div className="grow">
          <p className="strong">{expiry}</p>
          {limits !== undefined && <p className="muted">{limits}</p>}
        </div>
        {action}
      </div>
    </li>
  );
}
