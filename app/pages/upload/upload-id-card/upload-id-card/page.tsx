'use client';
import { StaticPage } from '@/app/launch/static-page';
import { screen } from './screen';

export default function Page() {
  return <StaticPage path="/pages/upload/upload-id-card/upload-id-card" screen={screen} />;
}
