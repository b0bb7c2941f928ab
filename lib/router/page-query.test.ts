import { pageQuery, replacePageQuery } from './page-query';

test('replaces the parameters and keeps path, hash, history and its state', () => {
  window.history.replaceState({ kept: true }, '', '/preview/?old=1#part');
  const before = window.history.length;
  replacePageQuery({ locale: 'vi', width: '320' });
  expect(window.location.href).toMatch(/\/preview\/\?locale=vi&width=320#part$/);
  expect(pageQuery()).toEqual({ locale: 'vi', width: '320' });
  replacePageQuery({});
  expect(window.location.href).toMatch(/\/preview\/#part$/);
  expect([window.history.length, window.history.state]).toEqual([before, { kept: true }]);
});

test('does not call the replaceState that Next has patched', () => {
  const patched = jest.spyOn(window.history, 'replaceState');
  patched.mockImplementation(() => undefined);
  replacePageQuery({ locale: 'en' });
  expect(patched).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?locale=en');
});
