'use client';
import { StaticPage } from '@/app/launch/static-page';
import { screen } from './screen';

export default function Page() {
  return <StaticPage path="/pages/order-detail/order-detail" screen={screen} />;
}
