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
  expect(publicKey.userVerification).toBe('required');
});

test.each([
  ['the user cancels', () => get.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['the browser returns nothing', () => get.mockResolvedValue(null)],
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

test('cannot be used in a browser without passkeys', async () => {
  Object.assign(window, { isSecureContext: true });
  expect(await canUsePasskey()).toBe(false);
});
