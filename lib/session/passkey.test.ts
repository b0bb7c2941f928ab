import { canUsePasskey, createPasskey, verifyPasskey } from './passkey';

const id = new Uint8Array([7, 8, 9]);

/** The reply to `get`, with these flags in its authenticator data. */
function assertion(flags: number) {
  const authenticatorData = new Uint8Array(37);
  authenticatorData[32] = flags;
  return { rawId: id.buffer, response: { authenticatorData: authenticatorData.buffer } };
}

const create = jest.fn();
const get = jest.fn();

beforeEach(() => {
  create.mockReset();
  get.mockReset();
  Object.assign(navigator, { credentials: { create, get } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(window, 'isSecureContext');
});

function setBrowser({ has = true, isSecure = true }): void {
  Object.assign(window, {
    isSecureContext: isSecure,
    PublicKeyCredential: {
      isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(has),
    },
  });
}

test('creates a passkey in the device that verifies its user, and names nobody', async () => {
  create.mockResolvedValue({ rawId: id.buffer, response: {} });
  expect(await createPasskey()).toBe('BwgJ');
  expect(create).toHaveBeenCalledWith({
    publicKey: expect.objectContaining({
      user: { id: expect.anything(), name: 'Luka', displayName: 'Luka' },
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        userVerification: 'required',
      },
    }),
  });
});

test('creates a passkey from random bytes, for the usual algorithms, and waits two minutes', async () => {
  create.mockResolvedValue({ rawId: id.buffer, response: {} });
  await createPasskey();
  await createPasskey();
  const [{ publicKey: first }] = create.mock.calls[0];
  const [{ publicKey: second }] = create.mock.calls[1];
  expect(first).toMatchObject({
    rp: { name: 'Luka' },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    timeout: 120_000,
  });
  expect(first.challenge).toHaveLength(32);
  expect(first.user.id).toHaveLength(32);
  expect(first.challenge).not.toEqual(second.challenge);
  expect(first.user.id).not.toEqual(second.user.id);
});

test.each([
  ['nothing', null],
  ['a password', { type: 'password' }],
])('creates none when the browser returns %s', async (_, created) => {
  create.mockResolvedValue(created);
  expect(await createPasskey()).toBeUndefined();
});

test('creates none when the user declines', async () => {
  create.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(await createPasskey()).toBeUndefined();
});

test.each([
  ['has verified', 0b101, true],
  ['has only noticed', 0b001, false],
])('is granted if the device %s its user', async (_, flags, isGranted) => {
  get.mockResolvedValue(assertion(flags));
  expect(await verifyPasskey('BwgJ')).toBe(isGranted);
  const [{ publicKey }] = get.mock.calls[0];
  expect([...publicKey.allowCredentials[0].id]).toEqual([7, 8, 9]);
  expect(publicKey).toMatchObject({
    allowCredentials: [{ type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
    timeout: 120_000,
  });
  expect(publicKey.challenge).toHaveLength(32);
});

test.each([
  ['the user cancels', () => get.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['the browser returns nothing', () => get.mockResolvedValue(null)],
  ['the browser returns a password', () => get.mockResolvedValue({ type: 'password' })],
  [
    'the reply is one to a creation',
    () => get.mockResolvedValue({ rawId: id.buffer, response: { attestationObject: id.buffer } }),
  ],
  [
    'the reply is cut off before its flags',
    () =>
      get.mockResolvedValue({
        rawId: id.buffer,
        response: { authenticatorData: new Uint8Array(32).buffer },
      }),
  ],
])('is not granted when %s', async (_, reply) => {
  reply();
  expect(await verifyPasskey('BwgJ')).toBe(false);
});

test.each([
  [{}, true],
  [{ has: false }, false],
  [{ isSecure: false }, false],
])('can be used in a browser with %j: %s', async (browser, isPossible) => {
  setBrowser(browser);
  expect(await canUsePasskey()).toBe(isPossible);
});

test.each(['http://192.168.1.7/', 'http://[2001:db8::1]/'])(
  'cannot be used at the address %s, which is no domain',
  async (address) => {
    setBrowser({});
    const base = document.createElement('base');
    base.href = address;
    document.head.append(base);
    const isPossible = await canUsePasskey();
    base.remove();
    expect(isPossible).toBe(false);
  },
);

test('cannot be used where the browser fails to tell', async () => {
  Object.assign(window, {
    isSecureContext: true,
    PublicKeyCredential: {
      isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.reject(new Error('blocked')),
    },
  });
  expect(await canUsePasskey()).toBe(false);
});

test('cannot be used in a browser without passkeys', async () => {
  Object.assign(window, { isSecureContext: true });
  expect(await canUsePasskey()).toBe(false);
});
