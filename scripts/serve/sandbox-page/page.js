// The page `/__sandbox/`: reads the sandbox every second, and changes it by the routes that tests use too.

const intervalMs = 1000;

/** Fields whose texts say nothing about a user; every other text is hidden until it is asked for. */
const harmless =
  /^(account_type|bank_code|callbackId|channel|default|event|fail_reason|field|id|kind|language|method|mime|msg|next_step|option_id|options|path|pay_url|product_id|purpose|reason|repay_date|result|state|status|step|title|to_step|type|version)$|_(at|no)$|^(application|coupon|image|payment|preview|request)_id$/;
const personalNumber = /^(latitude|longitude|accuracy)$/;

const byId = (id) => document.getElementById(id);
const isShown = () => byId('personal').checked;
const personal = (text) => (text === null ? '—' : isShown() ? text : '•••');
const timeOf = (instant) => new Date(instant).toLocaleTimeString('en-GB');

function json(value) {
  const shown = isShown() ? value : withoutPersonal(value, '');
  return JSON.stringify(shown, null, 2) ?? '—';
}

/** A JSON value with what may be personal hidden; an element of a list has the name of the list. */
function withoutPersonal(value, name) {
  if (typeof value === 'string') return value === '' || harmless.test(name) ? value : '•••';
  if (typeof value === 'number') return personalNumber.test(name) ? '•••' : value;
  if (Array.isArray(value)) return value.map((each) => withoutPersonal(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutPersonal(each, key)]),
  );
}

/** Replaces the items of a list where they have changed, so that a button is not replaced under a finger. */
function fill(list, items, none, toItem) {
  const key = JSON.stringify([items, isShown()]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const open = new Set(
    [...list.querySelectorAll('details[open]')].map(({ dataset }) => dataset.id),
  );
  const parts = items.map((item) => {
    const element = document.createElement('li');
    element.append(...toItem(item));
    return element;
  });
  list.replaceChildren(...parts, ...(items.length === 0 ? [textItem(none)] : []));
  for (const each of list.querySelectorAll('details')) each.open = open.has(each.dataset.id);
}

function textItem(text) {
  return Object.assign(document.createElement('li'), { textContent: text });
}

function button(name, onClick) {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', textContent: name });
  element.addEventListener('click', onClick);
  return element;
}

function details(id, summary, content) {
  const element = document.createElement('details');
  element.dataset.id = id;
  const head = Object.assign(document.createElement('summary'), { textContent: summary });
  element.append(head, Object.assign(document.createElement('pre'), { textContent: content }));
  return element;
}

async function send(done, name, body, token) {
  const headers = token ? { token } : {};
  const response = await fetch(name, { method: 'POST', body: JSON.stringify(body), headers });
  const refusal = response.ok ? undefined : (await response.json()).error;
  byId('status').textContent = refusal ? `Refused: ${refusal}` : done;
  await refresh();
}

let last;

async function refresh() {
  try {
    const get = async (name) => (await fetch(name)).json();
    last = await Promise.all(['state', 'calls', 'bridge'].map(get));
    show();
  } catch (error) {
    byId('status').textContent = `The sandbox does not reply: ${error}`;
  }
}

function show() {
  const [{ now, accounts, state }, calls, bridge] = last;
  fill(
    byId('accounts'),
    accounts,
    'There is no account yet: log in, or choose a scenario.',
    showAccount,
  );
  byId('stored').textContent = json(state);
  byId('now').textContent = new Date(now).toLocaleString('en-GB', {
    timeZone: 'America/Santiago',
    dateStyle: 'full',
    timeStyle: 'medium',
  });
  fill(byId('payments'), state.payments, 'None was begun.', showPayment);
  showSessions(state.sessions);
  fill(
    byId('waiting'),
    state.faults,
    'None waits for a call.',
    ({ path, kind, code = '', msg = '', times }) => [
      `${path}: ${kind} ${code} ${msg}, ${times} times`.replace(/ +(?=[ ,])/g, ''),
    ],
  );
  fill(
    byId('outbox'),
    state.outbox.toReversed(),
    'No code was sent.',
    ({ to, code, channel, sent_at }) => [
      `${code} by ${channel} to ${personal(to)}, ${timeOf(sent_at)}`,
    ],
  );
  fill(
    byId('calls'),
    calls.toReversed(),
    'The app has not called yet.',
    ({ id, at, path, body, end }) => [
      details(
        id,
        `${timeOf(at)} ${path} ${end ? `${end.status ?? end.kind}, ${end.ms} ms` : 'pending'}`,
        `Sent ${json(body)}\nReply ${json(end?.reply)}`,
      ),
    ],
  );
  const none = 'None. A browser has no bridge: run the app with npm run shell.';
  fill(byId('bridge'), bridge.toReversed(), none, ({ id, at, from, message }) => [
    details(
      id,
      `${timeOf(at)} ${from} ${message?.event ?? `reply ${message?.callbackId}`}`,
      json(message),
    ),
  ]);
  fill(
    byId('crashes'),
    crashesIn(state.uploads),
    'None was reported. The app reports those of users who consented.',
    ({ time, sub_e }) => {
      const { screen, version, kind } = Object(Object(sub_e)[0]);
      return [`${timeOf(time)} ${kind} on ${screen}, version ${version}`];
    },
  );
}

/** The crashes that the app has reported. A body is what the app sent, whatever that is. */
function crashesIn(uploads) {
  const events = uploads.flatMap(({ body }) => body?.decoded ?? []);
  return events.filter((event) => event?.key === 'crashed').toReversed();
}

function showAccount({ id, phone, email, state, next_step, orders }) {
  return [
    `${id}, ${personal(phone ?? email)}: ${state}, next step ${next_step ?? 'none'}, loans ${orders}`,
  ];
}

function showPayment({ payment_id, order_no, option_id, amount, state }) {
  const settle = (result) =>
    send(`The payment ended with ${result}`, 'settle', { payment_id, result });
  return [
    `${option_id} of $${amount} for loan ${order_no}: ${state} `,
    ...(state === 'pending' ? ['success', 'failure', 'cancel'] : []).map((result) =>
      button(result, () => settle(result)),
    ),
  ];
}

/** One session for each account: the last one is that of the running app. */
let tokens = new Map();

function showSessions(sessions) {
  tokens = new Map(Object.entries(sessions).map(([token, account]) => [account, token]));
  const names = [...tokens.keys()].reverse();
  const select = byId('account');
  if (select.dataset.key === names.join()) return;
  select.dataset.key = names.join();
  select.replaceChildren(
    ...names.map((name) => new Option(name, name)),
    new Option('the next to log in', ''),
  );
}

function showScenario({ name, description }) {
  const link = Object.assign(document.createElement('a'), {
    href: `/?scenario=${name}`,
    textContent: `Open the app in ${name}`,
  });
  const enter = () => {
    const account = byId('account').value;
    const who = account || 'The next account to log in';
    void send(`${who} is in ${name}: reload the app`, 'scenario', { name }, tokens.get(account));
  };
  return [button(name, enter), ` ${description} `, link];
}

const onClick = (id, act) => byId(id).addEventListener('click', act);
const value = (id) => byId(id).value;
const advance = (by, name) => send(`The clock is ${name} ahead`, 'clock', { advance: by });

for (const step of document.querySelectorAll('[data-advance]'))
  step.addEventListener('click', () => advance(step.dataset.advance, step.textContent.slice(1)));
onClick('move', () => advance(value('duration'), value('duration')));
onClick('set', () =>
  send(`The clock is at ${value('instant')}`, 'clock', { now: value('instant') }),
);
onClick('real', () =>
  send('The clock is at the real time', 'clock', { now: new Date().toISOString() }),
);
onClick('fail', () => {
  const kind = value('kind');
  void send(`The next calls of ${value('path')} fail`, 'fault', {
    ...{ path: value('path'), kind, times: Number(value('times')) },
    ...(kind === 'code' && { code: Number(value('code')), msg: value('msg') }),
    ...(kind === 'slow' && { ms: Number(value('ms')) }),
  });
});
onClick('clear', () => send('No call is made to fail', 'clear_faults', {}));
onClick('reset', () => {
  void send(`The sandbox starts again with seed ${value('seed')}`, 'reset', {
    seed: Number(value('seed')),
  });
});
byId('personal').addEventListener('change', show);
byId('kind').addEventListener('change', () => {
  for (const field of document.querySelectorAll('[data-kind]'))
    field.hidden = field.dataset.kind !== value('kind');
});

fetch('scenarios')
  .then((response) => response.json())
  .then((all) => fill(byId('scenarios'), all, '', showScenario));
void refresh();
setInterval(() => {
  if (!document.hidden) void refresh();
}, intervalMs);
