import { pageQuery, replacePageQuery } from './page-query';

test('replaces the parameters and keeps path, hash, and adds no history entry', () => {
  window.history.replaceState(null, '', '/preview/?old=1#part');
  const before = window.history.length;
  replacePageQuery({ locale: 'vi', width: '320' });
  expect(window.location.href).toMatch(/\/preview\/\?locale=vi&width=320#part$/);
  expect(pageQuery()).toEqual({ locale: 'vi', width: '320' });
  replacePageQuery({});
  expect(window.location.href).toMatch(/\/preview\/#part$/);
  expect(window.history.length).toBe(before);
});

test('writes although the replaceState of `history` does nothing', () => {
  const replaced = jest.spyOn(window.history, 'replaceState');
  replaced.mockImplementation(() => undefined);
  replacePageQuery({ locale: 'en' });
  expect(window.location.search).toBe('?locale=en');
});
