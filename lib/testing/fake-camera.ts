/** A fake camera of the browser. */
export type FakeCamera = {
  /** The constraints of each request. */
  requested: MediaStreamConstraints[];
  isOn: () => boolean;
  /** The browser ends the camera: another app has it, or the permission is gone. */
  lose: () => void;
  stream: MediaStream;
};

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

/** Installs a camera until the end of the test; `errorName` is the name of the error that opening it rejects with. */
export function installFakeCamera(errorName?: string): FakeCamera {
  let isOn = false;
  const requested: MediaStreamConstraints[] = [];
  const track = Object.assign(new EventTarget(), {
    stop: () => {
      isOn = false;
    },
  });
  // jsdom has no MediaStream; the code uses only its tracks.
  const stream = Object.assign(Object.create(null), { getTracks: () => [track] });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      async getUserMedia(constraints: MediaStreamConstraints) {
        requested.push(constraints);
        if (errorName) throw new DOMException('', errorName);
        isOn = true;
        return stream;
      },
    },
  });
  return {
    requested,
    stream,
    isOn: () => isOn,
    lose: () => void track.dispatchEvent(new Event('ended')),
  };
}
