'use client';
import { useMemo } from 'react';
import type { Screen } from '@/lib/router/define-screen';
import type { Query } from '@/lib/router/target';
import { LoginGate } from './login-gate';
import { ScreenLoading } from './screen-loading';

type Props = { path: string; screen: Screen; query: Query };

/** A screen behind the login gate, or "not found" for a query that the screen does not accept. */
export function ScreenView({ path, screen, query }: Props) {
  const content = useMemo(() => screen.render(query), [screen, query]);
  if (content === undefined) return <ScreenLoading path={path} load={{ status: 'unknown' }} />;
  return <LoginGate needed={screen.needsLogin}>{content}</LoginGate>;
}
