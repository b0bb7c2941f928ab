/** A camera of the browser for tests: what it was asked for, and whether it is still on. */
export type FakeCamera = {
  asked: MediaStreamConstraints[];
  /** The light beside the lens. */
  isOn: () => boolean;
  stream: MediaStream;
  remove(): void;
};

/** Puts a camera into the browser; `refuse` is the name of the error that opening it ends with. */
export function installFakeCamera(refuse?: string): FakeCamera {
  let on = false;
  const asked: MediaStreamConstraints[] = [];
  const track = {
    stop: () => {
      on = false;
    },
  };
  // jsdom has no streams: what the code uses of one.
  const stream = Object.assign(Object.create(null), { getTracks: () => [track] });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      async getUserMedia(constraints: MediaStreamConstraints) {
        asked.push(constraints);
        if (refuse) throw new DOMException('no', refuse);
        on = true;
        return stream;
      },
    },
  });
  return {
    asked,
    stream,
    isOn: () => on,
    remove: () => Reflect.deleteProperty(navigator, 'mediaDevices'),
  };
}
