'use client';
import { StaticPage } from '@/app/shell/static-page';
import { screen } from './screen';

export default function Page() {
  return <StaticPage path="/pages/product/product" screen={screen} />;
}
