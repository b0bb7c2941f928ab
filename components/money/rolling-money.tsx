import { useState } from 'react';
import { Money, type MoneyProps } from './money';

/** Amounts that follow each other faster than this, in ms, do not roll: no digit would arrive. */
const calmMs = 250;

/**
 * An amount whose changed digits roll to the new ones: up where it grows. Its text is the new amount from the start,
 * also for screen readers. With reduced motion nothing is seen of it, as it takes 1 ms.
 */
export function RollingMoney({ amount, size }: MoneyProps) {
  const [{ now, was, at }, setChange] = useState({ now: amount, was: amount, at: 0 });
  if (now !== amount) {
    const time = performance.now();
    setChange({ now: amount, was: time - at < calmMs ? amount : now, at: time });
  }
  return (
    // The same elements with and without a roll: a live region would announce a new one again.
    <div
      className={was > amount ? 'rolls-down' : undefined}
      onAnimationEnd={() => setChange({ now: amount, was: amount, at })}
    >
      <Money
        amount={amount}
        size={size}
        draw={(text, after) =>
          was === amount ? (
            text
          ) : (
            <RollingDigits key={`digits ${after}`} text={text} places={3 * after} was={was} />
          )
        }
      />
    </div>
  );
}

/** The digits of `text`, which has so many places after it, as they replace those of the amount before. */
function RollingDigits({ text, places, was }: { text: string; places: number; was: number }) {
  const before = String(was);
  return [...text].map((digit, index) => {
    const place = places + text.length - index;
    const old = before.at(-place);
    if (!/\d/.test(digit) || digit === old) return digit;
    return (
      <span key={place} className="digit">
        <span data-was={old}>{digit}</span>
      </span>
    );
  });
}
