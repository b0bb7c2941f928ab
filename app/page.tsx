'use client';
import { screen } from './pages/index/index/screen';
import { HashApp } from './launch/hash-app';

/** The hash app, and Home prerendered for the first paint. */
export default function Page() {
  return <HashApp home={screen} />;
}
