import { Bone } from '@/components/skeleton/bone';
import './quota-card.css';

/** As the `QuotaCard` will be: the amount, the bar and its three parts. */
export function QuotaSkeleton() {
  return (
    <div className="card card--flat">
      <div className="card__head">
        <Bone shape="subtitle" width={60} />
      </div>
      <div className="quota-card__amount">
        <Bone shape="money" width={60} />
      </div>
      <Bone shape="small" />
      <div className="legend">
        {['used', 'frozen', 'available'].map((part) => (
          <div key={part}>
            <Bone width={60} />
          </div>
        ))}
      </div>
    </div>
  );
}
