import type { Metadata } from 'next';
import { StaticPage } from '@/app/launch/static-page';
import { builtPaths } from '@/lib/router/built-paths';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { pageMetadata } from '../page-texts';

/** The static pages: every screen at its own path, `out/pages/<route>/index.html`. */
export function generateStaticParams() {
  return builtPaths.map((path) => ({ route: segmentsOf(path) }));
}

export const dynamicParams = false;

type Props = { params: Promise<{ route: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = pathOf(await params);
  return path ? pageMetadata(path) : {};
}

export default async function Page({ params }: Props) {
  const path = pathOf(await params);
  return path && <StaticPage path={path} />;
}

function pathOf({ route }: { route: string[] }): RoutePath | undefined {
  return builtPaths.find((known) => segmentsOf(known).join('/') === route.join('/'));
}

/** Home's path is `/`; its static page is `pages/index/index`. */
function segmentsOf(path: RoutePath): string[] {
  return path === homePath ? ['index', 'index'] : path.split('/').slice(2);
}
