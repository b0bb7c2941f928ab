import { createStaticNavigator } from './static-navigator';

const root = 'file:///export/';

function setUp(search = '', additions = {}) {
  const assign = jest.fn();
  const replace = jest.fn();
  const back = jest.fn();
  const location = { ...window.location, search, assign, replace };
  const history = { ...window.history, length: 2, back };
  const path = '/pages/my-loan/my-loan';
  const page = { location, history };
  return {
    ...{ assign, replace, back, page },
    navigator: createStaticNavigator({ window: page, path, root, ...additions }),
  };
}

test('a preview adds a query to the location, which the address overrules, and parameters to the links', () => {
  const additions = { query: { order_no: '1', fix: '1' }, carry: { locale: 'vi' } };
  const { navigator, assign } = setUp('?order_no=2', additions);
  expect(navigator.current().target.query).toEqual({ order_no: '2', fix: '1' });
  navigator.push({ path: '/pages/policy/policy', query: { type: 'faq' } });
  expect(assign).toHaveBeenCalledWith(
    'file:///export/pages/policy/policy/index.html?type=faq&locale=vi',
  );
});

test('Back goes back, or to the fallback when there is no previous entry', () => {
  const { navigator, page, back, replace } = setUp();
  navigator.back({ path: '/', query: {} });
  expect(back).toHaveBeenCalled();
  page.history.length = 1;
  navigator.back({ path: '/', query: {} });
  expect(replace).toHaveBeenCalledWith('file:///export/pages/index/index/index.html');
});

test('a replace and a relaunch take the place of this page', () => {
  const { navigator, replace } = setUp();
  navigator.replace({ path: '/pages/a/a', query: {} });
  navigator.relaunch({ path: '/pages/b/b', query: {} });
  expect(replace.mock.calls.flat()).toEqual([
    'file:///export/pages/a/a/index.html',
    'file:///export/pages/b/b/index.html',
  ]);
});
