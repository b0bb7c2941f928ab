import { useCover } from '@/lib/session/use-session';
import { CoverScreen } from './cover-screen';

/** Covers the app while the session asks for it. */
export function CoverLayer() {
  const cover = useCover();
  return cover !== 'none' && <CoverScreen cover={cover} />;
}
