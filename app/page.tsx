'use client';
import { HashApp } from './launch/hash-app';
import { screen } from './pages/index/index/screen';

/** The hash app, and Home prerendered for the first paint. */
export default function Page() {
  return <HashApp home={screen} />;
}
