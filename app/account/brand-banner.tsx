import { Range } from '@/components/art/range';
import { Wordmark } from '@/components/wordmark/wordmark';
import { config } from '@/lib/config';

/** The wordmark over the range, above the forms of the log-in: who asks. The sun has risen once a code was sent. */
export function BrandBanner({ sun }: { sun: 'behind' | 'half' }) {
  return (
    <div className="brand-banner">
      <Wordmark name={config.brand.toLowerCase()} />
      <Range sun={sun} />
    </div>
  );
}
