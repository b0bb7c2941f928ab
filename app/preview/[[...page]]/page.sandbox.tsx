import { GalleryEntry } from '../gallery-entry';
import { type GalleryPage, galleryPages } from '../gallery-pages';

/** The designers' gallery: `out/preview/index.html` and the pages below it. */
export function generateStaticParams() {
  return galleryPages.map((page) => ({ page: page === 'screens' ? [] : [page] }));
}

export const dynamicParams = false;

type Props = { params: Promise<{ page?: [GalleryPage] }> };

export default async function Page({ params }: Props) {
  const { page: [page] = ['screens'] } = await params;
  return <GalleryEntry page={page} />;
}
