const requested = new Map<string, Promise<unknown>>();

/**
 * Runs a script of the export and resolves with the global that it sets. A script is run once; a failed load is
 * tried again at the next call. Rejects if it cannot be loaded.
 */
export function loadScript(src: string, global: string): Promise<unknown> {
  const pending = requested.get(src);
  if (pending) return pending;
  const promise = new Promise<unknown>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve(Reflect.get(window, global));
    script.onerror = () => {
      requested.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded: only npm run build writes it`));
    };
    document.head.append(script);
  });
  requested.set(src, promise);
  return promise;
}
