import { locales } from '@/lib/i18n/locale';
import { renderWithI18n } from '@/lib/testing/render';
import { galleryComponents } from './examples';

test.each(galleryComponents)('every example of $name renders in every language', ({ examples }) => {
  for (const { Example } of examples) {
    for (const locale of locales) {
      const { baseElement, unmount } = renderWithI18n(<Example />, { locale });
      expect(baseElement.querySelector('div > *')).not.toBeNull();
      unmount();
    }
  }
});

test('the examples on the page of components have different ids', () => {
  const inPlace = galleryComponents.filter(({ alone }) => !alone);
  const { container } = renderWithI18n(
    <main>
      {inPlace.flatMap(({ name, examples }) =>
        examples.map(({ name: example, Example }) => <Example key={`${name}.${example}`} />),
      )}
    </main>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
