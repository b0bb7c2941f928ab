import type { ConsentKind } from '@/lib/consent/kinds';
import type { LongTexts } from '@/lib/i18n/long-texts';
import { AppsData } from './apps-data';
import { AttributionData } from './attribution-data';
import { BehaviorData } from './behavior-data';
import { DeviceData } from './device-data';
import { SmsData } from './sms-data';

type Props = { kind: ConsentKind; text: LongTexts['consent'] };

/** The very data that a consent is about, as it would go out now. */
export function ConsentData({ kind, text }: Props) {
  if (kind === 'device') return <DeviceData names={text.deviceFields} />;
  if (kind === 'apps') return <AppsData />;
  if (kind === 'sms') return <SmsData />;
  if (kind === 'behavior') return <BehaviorData names={text.events} />;
  return <AttributionData names={text.milestones} />;
}
