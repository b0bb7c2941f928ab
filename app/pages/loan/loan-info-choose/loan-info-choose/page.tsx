'use client';
import { StaticPage } from '@/app/launch/static-page';
import { screen } from './screen';

export default function Page() {
  return <StaticPage path="/pages/loan/loan-info-choose/loan-info-choose" screen={screen} />;
}
