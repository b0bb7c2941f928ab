// The web view's side of the page: it connects the page with the app around it, which is a worker.

/** The bridges under measurement. */
export type Bridge = 'Luka' | 'Capacitor, message listener' | 'Capacitor, evaluate' | 'floor';

/** What the app has the web view do: evaluate a script, with or without returning its value, or call the message listener. */
export type ToPage = [way: 'evaluate' | 'run' | 'listener', text: string];

declare global {
  interface Window {
    /** The name of the bridge, set before this script runs. */
    benchBridge?: Bridge;
  }
}

const native = new Worker('/native.js', { name: window.benchBridge });
/** `onmessage` is the message listener of Android's `WebViewCompat.addWebMessageListener`. */
const androidBridge: NonNullable<Window['androidBridge']> & {
  onmessage?: (event: { data: string }) => void;
} = { postMessage: (text) => native.postMessage(text) };
window.androidBridge = androidBridge;

native.onmessage = ({ data: [way, text] }: MessageEvent<ToPage>) => {
  if (way === 'listener') androidBridge.onmessage?.({ data: text });
  else {
    // biome-ignore lint/security/noGlobalEval: it compiles and runs a script as Android's `evaluateJavascript` does.
    const value: unknown = globalThis.eval(text);
    if (way === 'evaluate') native.postMessage([value]);
  }
};
