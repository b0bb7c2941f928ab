/** Each test is a new load of the page. */
async function loadPage(head: string) {
  jest.resetModules();
  document.head.innerHTML = head;
  return (await import('./secret')).takeSecret;
}

test('outside the shell there is no secret', async () => {
  const takeSecret = await loadPage('<meta name="viewport" content="width=device-width">');
  expect(takeSecret()).toBeUndefined();
  expect(document.head.children).toHaveLength(1);
});

test('the secret is remembered after it has left the document', async () => {
  const takeSecret = await loadPage('<meta name="bridge-secret" content="one">');
  expect(takeSecret()).toBe('one');
  expect(document.head.innerHTML).toBe('');
  expect(takeSecret()).toBe('one');
});

test('a meta without content is no secret', async () => {
  const takeSecret = await loadPage('<meta name="bridge-secret">');
  expect(takeSecret()).toBeUndefined();
});
