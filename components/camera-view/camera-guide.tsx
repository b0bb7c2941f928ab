/** The frame to fill: a card lying across, or a face. */
export type GuideShape = 'id_card' | 'selfie';

/** All around the frame, however much taller or wider the picture is. */
const around = 'M-2000-2000h4360v4480h-4360Z';

/** Frames in a 360 by 480 box: a card as it is shaped (85.6 by 54 mm), an oval for a face. */
const frames: Record<GuideShape, string> = {
  id_card:
    'M34 139h292a14 14 0 0 1 14 14v174a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14V153a14 14 0 0 1 14-14Z',
  selfie: 'M180 70a120 155 0 0 1 0 310a120 155 0 0 1 0-310Z',
};

/** The frame over a live camera, with what is outside of it dimmed. */
export function CameraGuide({ shape }: { shape: GuideShape }) {
  return (
    <svg className="camera__guide" viewBox="0 0 360 480" aria-hidden="true">
      <path className="camera__dim" fillRule="evenodd" d={around + frames[shape]} />
      <path className="camera__frame" d={frames[shape]} />
    </svg>
  );
}
