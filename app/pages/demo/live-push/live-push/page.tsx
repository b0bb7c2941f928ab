'use client';
import { StaticPage } from '@/app/shell/static-page';
import { screen } from './screen';

export default function Page() {
  return <StaticPage path="/pages/demo/live-push/live-push" screen={screen} />;
}
