import { guardPresses } from './press-gate';
import { showSurface } from './surfaces';

/** Two frames until a change is painted, and the time to see it. */
const paintMs = 2 * 16;
const stillMs = 700;

let release: () => void;
const committed = jest.fn();
const opened = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <div id="screen"><p id="sum">$215.000</p><p role="timer">14:32</p>
      <button id="sign" data-commits=""><span>Firmar</span></button>
      <a id="link" href="#/other">Ver</a>
      <input id="way" type="radio" />
      <form><input id="field" /><button id="save" data-commits="">Guardar</button></form>
    </div>`;
  byId('sign').addEventListener('click', committed);
  byId('save').addEventListener('click', (event) => {
    event.preventDefault();
    committed();
  });
  byId('link').addEventListener('click', (event) => {
    event.preventDefault();
    opened();
  });
  release = guardPresses();
});

afterEach(() => release());

const byId = (id: string) => document.getElementById(id) ?? document.body;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Shows the screen, and lets it stand still for so long after its paint. */
async function show(ms: number): Promise<void> {
  showSurface(byId('screen'));
  await pass(paintMs + ms);
}

/** Dispatches an event at the present of the test's clock; returns whether nobody prevented it. */
function fire(target: Element, event: Event): boolean {
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  return target.dispatchEvent(event);
}

let lastPointer = 1;
const everywhere = { bubbles: true, cancelable: true };

function down(target: Element, [clientX, clientY] = [180, 740]): () => void {
  lastPointer += 1;
  const at = { ...everywhere, clientX, clientY, pointerId: lastPointer };
  fire(target, new PointerEvent('pointerdown', at));
  return () => {
    fire(target, new PointerEvent('pointerup', at));
    fire(target, new PointerEvent('click', { ...at, detail: 1 }));
  };
}

const tap = (target: Element, at?: [number, number]) => down(target, at)();

/** A key that is pressed and, as a browser does, clicks. */
function enter(target: Element, { repeat = false } = {}): void {
  fire(target, new KeyboardEvent('keydown', { ...everywhere, key: 'Enter', repeat }));
  fire(target, new MouseEvent('click', everywhere));
}

test.each([60, 150, 300, 450, 600, 699])(
  'a tap %d ms after the screen is there commits nothing',
  async (ms) => {
    await show(ms);
    tap(byId('sign'));
    tap(byId('sign').children[0] ?? document.body);
    expect(committed).not.toHaveBeenCalled();
  },
);

test('a tap, a key, and the click of a screen reader commit once the screen has stood still', async () => {
  await show(stillMs);
  tap(byId('sign'));
  enter(byId('sign'));
  fire(byId('sign'), new KeyboardEvent('keyup', { ...everywhere, key: 'Enter' }));
  await pass(1);
  fire(byId('sign'), new MouseEvent('click', everywhere));
  expect(committed).toHaveBeenCalledTimes(3);
});

test('a click without pointer or key commits nothing before that', async () => {
  await show(stillMs - 1);
  fire(byId('sign'), new MouseEvent('click', everywhere));
  fire(byId('sign'), new MouseEvent('click', { ...everywhere, detail: 1 }));
  expect(committed).not.toHaveBeenCalled();
});

test('a finger that went down too early does not commit when it is lifted', async () => {
  await show(300);
  const lift = down(byId('sign'));
  await pass(stillMs);
  lift();
  expect(committed).not.toHaveBeenCalled();
});

test('a key that is held does not commit', async () => {
  await show(stillMs);
  enter(byId('link'));
  enter(byId('sign'), { repeat: true });
  expect(committed).not.toHaveBeenCalled();
});

test('a key that is held since before the window was left does not commit', async () => {
  await show(stillMs);
  enter(byId('link'));
  window.dispatchEvent(new Event('blur'));
  await pass(1);
  enter(byId('sign'), { repeat: true });
  expect(committed).not.toHaveBeenCalled();
});

test('Enter in a field is a press on the button of its form', async () => {
  await show(600);
  fire(byId('field'), new KeyboardEvent('keydown', { ...everywhere, key: 'Enter' }));
  fire(byId('save'), new MouseEvent('click', everywhere));
  expect(committed).not.toHaveBeenCalled();
});

test('a key whose release was never seen does not hold back a screen reader', async () => {
  await show(0);
  enter(byId('link'));
  window.dispatchEvent(new Event('blur'));
  await pass(stillMs);
  fire(byId('sign'), new MouseEvent('click', everywhere));
  expect(committed).toHaveBeenCalledTimes(1);
});

test('after a figure has changed under the finger nothing is committed', async () => {
  await show(stillMs);
  const lift = down(byId('sign'));
  byId('sum').textContent = '$233.000';
  await pass(paintMs);
  lift();
  tap(byId('sign'));
  expect(committed).not.toHaveBeenCalled();
  await pass(stillMs);
  tap(byId('sign'));
  expect(committed).toHaveBeenCalledTimes(1);
});

test.each([
  ['chosen', 'way', 'click'],
  ['typed', 'field', 'input'],
])(
  'what has just been %s commits at once with the figures that it has changed',
  async (...each) => {
    const [, id, type] = each;
    const choose = (target: Element) => {
      target.addEventListener(type, () => {
        byId('sum').textContent = '$233.000';
      });
      fire(target, new Event(type, everywhere));
    };
    await show(stillMs);
    choose(byId(id));
    await pass(300);
    tap(byId('sign'));
    expect(committed).toHaveBeenCalledTimes(1);
  },
);

test('what a field makes of its text when it is left is read before it commits', async () => {
  byId('field').addEventListener('change', () => {
    byId('sum').textContent = '$230.000';
  });
  await show(stillMs);
  const lift = down(byId('sign'));
  fire(byId('field'), new Event('change', everywhere));
  await pass(paintMs);
  lift();
  expect(committed).not.toHaveBeenCalled();
});

test('a button that was busy commits nothing at once when it no longer is, as its sheet may close after it', async () => {
  await show(stillMs);
  byId('sign').setAttribute('aria-busy', 'true');
  await pass(stillMs);
  byId('sign').removeAttribute('aria-busy');
  await pass(0);
  enter(byId('sign'));
  tap(byId('sign'));
  expect(committed).not.toHaveBeenCalled();
  await pass(paintMs + stillMs);
  tap(byId('sign'));
  expect(committed).toHaveBeenCalledTimes(1);
});

test.each(['role="timer"', 'role="status"', 'data-remark=""'])(
  'what only counts time or answers the input does not hold a press up: %s',
  async (mark) => {
    byId('sum').insertAdjacentHTML('afterend', `<p id="remark" ${mark}>1</p>`);
    await show(stillMs);
    byId('remark').textContent = '2';
    await pass(paintMs);
    tap(byId('sign'));
    byId('remark').remove();
    await pass(paintMs);
    tap(byId('sign'));
    expect(committed).toHaveBeenCalledTimes(2);
  },
);

test('in a rotated window nothing is committed at once, above a keyboard it is', async () => {
  await show(stillMs);
  window.dispatchEvent(new Event('resize'));
  tap(byId('sign'));
  expect(committed).toHaveBeenCalledTimes(1);
  const { innerWidth } = window;
  window.innerWidth = innerWidth + 400;
  window.dispatchEvent(new Event('resize'));
  await pass(paintMs);
  tap(byId('sign'));
  expect(committed).toHaveBeenCalledTimes(1);
  window.innerWidth = innerWidth;
});

test('a change of the screen below does not hold up a dialog', async () => {
  await show(0);
  byId('screen').insertAdjacentHTML(
    'beforeend',
    '<dialog><button data-commits>Pagar</button></dialog>',
  );
  const dialog = byId('screen').querySelector('dialog');
  const pay = dialog?.querySelector('button');
  if (!dialog || !pay) throw new Error('no dialog');
  pay.addEventListener('click', committed);
  showSurface(dialog);
  await pass(paintMs + 600);
  tap(pay);
  expect(committed).not.toHaveBeenCalled();
  byId('sum').textContent = '$233.000';
  await pass(stillMs);
  tap(pay);
  expect(committed).toHaveBeenCalledTimes(1);
});

test.each([
  ['is answered where the page was painted with it before', true, 1],
  ['is dropped where another one was seen before', false, 0],
])('a press that began before its screen was shown %s', async (_, wasSeen, times) => {
  const up = down(byId('link'));
  await pass(60);
  showSurface(byId('screen'), { wasSeen });
  up();
  expect(opened).toHaveBeenCalledTimes(times);
});

test('a link is answered at once, away from the place of the last press', async () => {
  tap(byId('link'), [180, 740]);
  await show(60);
  tap(byId('link'), [180, 620]);
  expect(opened).toHaveBeenCalledTimes(2);
});

test.each([
  [26, 60, 'is swallowed', 1],
  [26, 290, 'is swallowed', 1],
  [90, 150, 'is swallowed', 1],
  [26, 310, 'is answered', 2],
])(
  'a second tap %d px beside the first, %d ms after the new screen, %s',
  async (px, ms, _, times) => {
    tap(byId('link'), [180, 740]);
    await show(ms);
    tap(byId('link'), [180, 740 - px]);
    expect(opened).toHaveBeenCalledTimes(times);
  },
);

test('the second touch of a double tap is swallowed wholly, and the next one is not', async () => {
  const seen = jest.fn();
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  tap(byId('link'));
  await show(300);
  for (const type of types) byId('link').addEventListener(type, seen);
  tap(byId('link'), [190, 750]);
  const focus = fire(byId('link'), new MouseEvent('mousedown', everywhere));
  expect(focus).toBe(false);
  expect(seen).not.toHaveBeenCalled();
  await pass(stillMs);
  tap(byId('link'), [190, 750]);
  expect(opened).toHaveBeenCalledTimes(2);
});

test.each([150, 300, 450, 600])(
  'a finger that taps on every %d ms commits nothing before it rests',
  async (ms) => {
    tap(byId('link'));
    await show(0);
    for (let taps = 0; taps < 8; taps++) {
      await pass(ms);
      tap(byId('sign'));
      expect(document.documentElement).toHaveAttribute('data-echo', '180 740');
    }
    expect(committed).not.toHaveBeenCalled();
    await pass(stillMs);
    expect(document.documentElement).not.toHaveAttribute('data-echo');
    tap(byId('sign'));
    expect(committed).toHaveBeenCalledTimes(1);
  },
);

test('a double tap that shows nothing else counts twice', async () => {
  await show(stillMs);
  tap(byId('link'));
  tap(byId('link'));
  expect(opened).toHaveBeenCalledTimes(2);
});

test('when it has ended, every press counts', async () => {
  await show(0);
  release();
  tap(byId('sign'));
  expect(committed).toHaveBeenCalledTimes(1);
});
