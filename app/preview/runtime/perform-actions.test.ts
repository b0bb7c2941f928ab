import { performActs } from './perform-actions';

const still = jest.fn(async () => undefined);
const stillness = { still, counted: jest.fn() };

function page(html: string): void {
  document.body.innerHTML = html;
}

test('a press clicks, typing fills in as a person would, each once the page is still', async () => {
  page('<button id="go">Go</button><input id="name">');
  const clicked = jest.fn();
  const typed = jest.fn();
  document.getElementById('go')?.addEventListener('click', clicked);
  document.getElementById('name')?.addEventListener('input', typed);
  await performActs([{ type: '#name', text: 'Camila' }, { press: '#go' }], stillness);
  expect(document.querySelector('input')).toHaveValue('Camila');
  expect(typed).toHaveBeenCalledTimes(1);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(still).toHaveBeenCalledTimes(3);
});

test('an element that comes later is waited for', async () => {
  page('');
  const clicked = jest.fn();
  const done = performActs([{ press: '#late' }], stillness);
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', clicked);
  button.id = 'late';
  await done;
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('an element that never comes is told by its id', async () => {
  page('');
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(20_000);
  await expect(performActs([{ press: '#nowhere' }], stillness)).rejects.toThrow('"#nowhere"');
});
