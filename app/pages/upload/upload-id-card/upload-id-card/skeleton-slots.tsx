import { Bone } from '@/components/skeleton/skeleton';

const kinds = ['id_front', 'id_back', 'selfie'] as const;

/** As the places of the three photos will be. */
export function SkeletonSlots() {
  return (
    <div className="mt-5">
      {kinds.map((kind) => (
        <div key={kind} className="field">
          <div className="slot">
            <div className="slot__picture" />
            <div className="slot__body">
              <Bone width={60} />
              <Bone />
              <Bone shape="control" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
