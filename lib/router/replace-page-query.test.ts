import { replacePageQuery } from './replace-page-query';

test('the parameters change, path, hash, history and its state stay', () => {
  window.history.replaceState({ kept: true }, '', '/preview/?old=1#part');
  const before = window.history.length;
  replacePageQuery({ locale: 'vi', width: '320' });
  expect(window.location.href).toMatch(/\/preview\/\?locale=vi&width=320#part$/);
  replacePageQuery({});
  expect(window.location.href).toMatch(/\/preview\/#part$/);
  expect([window.history.length, window.history.state]).toEqual([before, { kept: true }]);
});

test('Next, which has put its own function over the browser’s, is not told', () => {
  const heard = jest.spyOn(window.history, 'replaceState');
  heard.mockImplementation(() => undefined);
  replacePageQuery({ locale: 'en' });
  expect(heard).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?locale=en');
});
