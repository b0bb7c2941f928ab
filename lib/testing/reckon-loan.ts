import { addDays, daysBetween } from '@/lib/chile/calendar-date';
import type { LedgerLoan, LedgerPayment } from '@/lib/loan/ledger';

/**
 * A loan's money at the end of a day, reckoned day by day in exact fractions: for tests, as another way to the sums of
 * lib/loan/ledger.ts, which shares no code with it.
 */
export function reckonLoan(one: LedgerLoan, payments: readonly LedgerPayment[], day: string) {
  const bearing = BigInt(Math.max(1, Math.min(one.termDays, daysBetween(one.start, one.due))));
  const unit = BigInt(one.amount) * bearing;
  let [capital, latePaid, interestPaid, over] = [BigInt(one.amount), 0n, 0n, 0n];
  let [grown, late, rate] = [0n, 0n, 0n];
  const ppm = (fraction: number) => BigInt(Math.round(fraction * 1_000_000));
  const cap = one.rates.max_rate === undefined ? null : ppm(one.rates.max_rate);
  const charge = (more: bigint) => {
    const left = cap === null || rate + more <= cap ? more : cap - rate;
    rate += left;
    late += (capital * left) / 1_000_000n;
  };
  for (let today = one.start; today <= day; today = addDays(today, 1)) {
    const age = BigInt(daysBetween(one.start, today));
    if (age > 0n && age <= bearing) grown += BigInt(one.interest) * capital;
    if (today > one.due) {
      if (today === addDays(one.due, 1)) charge(ppm(one.rates.once_rate ?? 0.05));
      charge(ppm(one.rates.daily_rate ?? 0.04));
    }
    for (const { amount } of payments.filter((payment) => payment.day === today)) {
      let money = BigInt(amount);
      const take = (owed: bigint) => {
        const taken = money < owed ? money : owed;
        money -= taken;
        return taken;
      };
      latePaid += take(late - latePaid);
      interestPaid += take((grown + unit - 1n) / unit - interestPaid);
      capital -= take(capital);
      over += money;
    }
  }
  const interest = (grown + unit - 1n) / unit - interestPaid;
  const due = Number(capital + interest + late - latePaid);
  return { due, capital: Number(capital), interest: Number(interest), overpaid: Number(over) };
}
