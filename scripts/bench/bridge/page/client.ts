/** What a client under measurement offers to the bench, in the page. */
export interface BenchClient {
  /** One call with a reply of a kilobyte. */
  call(): Promise<unknown>;
  /** The number of items of one reply of five megabytes. */
  list(): Promise<number>;
}

declare global {
  interface Window {
    benchClient?: BenchClient;
  }
}
