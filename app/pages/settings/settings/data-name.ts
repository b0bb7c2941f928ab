import { useTranslations } from 'next-intl';

/** The groups of data that the app may send about a person (decisions.md section 6), by wire name. */
const names = {
  device: 'dataDevice',
  apps: 'dataApps',
  sms: 'dataSms',
  behavior: 'dataBehavior',
  location: 'dataLocation',
} as const;

/** Names a group of data in the person's words; one of a newer version by its own name. */
export function useDataName(): (name: string) => string {
  const t = useTranslations('settings');
  return (name) => (isKnown(name) ? t(names[name]) : name);
}

function isKnown(name: string): name is keyof typeof names {
  return Object.hasOwn(names, name);
}
