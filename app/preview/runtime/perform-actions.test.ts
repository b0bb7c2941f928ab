import { performActions } from './perform-actions';

const watch = {
  idle: jest.fn(async () => undefined),
  during: <T>(work: Promise<T>) => work,
  setFault: jest.fn(async () => undefined),
};

function page(html: string): void {
  document.body.innerHTML = html;
}

test('makes a call fail between two user actions', async () => {
  page('<button id="go">Go</button>');
  const fault = { path: 'app/home', kind: 'timeout' } as const;
  document.getElementById('go')?.addEventListener('click', () => {
    expect(watch.setFault).toHaveBeenCalledWith(fault);
  });
  await performActions([{ fault }, { click: '#go' }], watch);
  expect.assertions(1);
});

test('waits for an element that is rendered later', async () => {
  page('');
  const clicked = jest.fn();
  const done = performActions([{ click: '#late' }], watch);
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', clicked);
  button.id = 'late';
  await done;
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('rejects with the selector if the element is never rendered', async () => {
  page('');
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(20_000);
  await expect(performActions([{ click: '#nowhere' }], watch)).rejects.toThrow('"#nowhere"');
});
