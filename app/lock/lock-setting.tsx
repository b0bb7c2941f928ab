import { useTranslations } from 'next-intl';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Switch } from '@/components/switch/switch';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './lock.ids';
import { texts } from './texts';
import { useLock } from './use-lock';

/** Turns the device lock on and off; renders nothing where the device has none to ask for. */
export function LockSetting({ userId }: { userId: string }) {
  const t = texts[useFormat().locale];
  const settings = useTranslations('settings');
  const { isPossible, isOn, turnOn, turnOff } = useLock(userId);
  if (!isPossible && !isOn) return null;
  return (
    <Section title={settings('security')}>
      <Rows>
        <Row
          title={t.setting}
          text={t.settingText}
          end={
            <Switch
              id={ids.toggle}
              label={t.setting}
              on={isOn}
              commits={isOn}
              onPress={isOn ? turnOff : turnOn}
            />
          }
        />
      </Rows>
    </Section>
  );
}
