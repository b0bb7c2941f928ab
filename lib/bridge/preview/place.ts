import type { Reply } from '@/lib/bridge/contract';
import { refusal } from './refusal';

/** The place by geolocation, cut to two decimals, about a kilometre: the shell's place is coarse too. */
export async function findPlace(): Promise<Reply<'location'>> {
  const { geolocation } = navigator;
  if (!geolocation) throw refusal('unsupport', 'location');
  const { coords, timestamp } = await new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(
      resolve,
      ({ code }) => reject(refusal(code === 1 ? 'denied' : 'unavailable', 'location')),
      { timeout: 14_000, maximumAge: 600_000 },
    );
  });
  return {
    latitude: Math.round(coords.latitude * 100) / 100,
    longitude: Math.round(coords.longitude * 100) / 100,
    accuracy: Math.max(coords.accuracy, 1100),
    time: new Date(timestamp).toISOString(),
  };
}
