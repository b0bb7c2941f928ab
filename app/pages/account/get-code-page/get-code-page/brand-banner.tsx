import { Range } from '@/components/art/range';
import { Wordmark } from '@/components/wordmark/wordmark';
import { config } from '@/lib/config';

/** The wordmark over the range, above the form: who asks for the number. */
export function BrandBanner() {
  return (
    <div className="get-code__banner">
      <Wordmark name={config.brand.toLowerCase()} />
      <Range sun="behind" />
    </div>
  );
}
