import { Money } from './money';

/** The four sizes, nothing, and a sum too long for the hero. */
export const examples = {
  hero: () => <Money amount={350_000} size="hero" />,
  screen: () => <Money amount={238_000} />,
  card: () => <Money amount={215_000} size="card" />,
  line: () => <Money amount={215_000} size="line" />,
  nothing: () => <Money amount={0} />,
  largest: () => <Money amount={10_189_800} />,
};
