/** A fake Cache Storage. */
export type FakeCaches = {
  /** Caches by name, each with its files by address. */
  caches: Map<string, Map<string, Blob>>;
  /** Whether it refuses everything, as if switched off. */
  isOff: boolean;
  /** As in a browser without it. */
  remove(): void;
};

const remove = () => void Reflect.deleteProperty(globalThis, 'caches');

afterEach(remove);

/** Installs as much of Cache Storage as the files of drafts need, which jsdom lacks, until the end of the test. */
export function installFakeCaches(): FakeCaches {
  const all = new Map<string, Map<string, Blob>>();
  const fake: FakeCaches = { caches: all, isOff: false, remove };
  const storage = {
    async open(name: string) {
      if (fake.isOff) throw new DOMException('off', 'SecurityError');
      const files = all.get(name) ?? new Map<string, Blob>();
      all.set(name, files);
      return {
        put: async (address: string, response: Response) => {
          files.set(address, await response.blob());
        },
        match: async (address: string) => {
          const file = files.get(address);
          return file && { blob: async () => file };
        },
        delete: async (address: string) => files.delete(address),
        keys: async () => [...files.keys()],
      };
    },
    delete: async (name: string) => all.delete(name),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  return fake;
}
