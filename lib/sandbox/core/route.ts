/** A path of the sandbox and its handler. */
export type Route = {
  method: 'GET' | 'POST';
  /** The end of the URL's path, such as `app/home`, below any base. */
  path: string;
  handle: (request: Request) => Response | Promise<Response>;
};

/** The route of a request, on any origin and below any base; undefined if there is none. */
export function findRoute(routes: readonly Route[], request: Request): Route | undefined {
  const { pathname } = new URL(request.url);
  return routes.find(
    ({ method, path }) => method === request.method && pathname.endsWith(`/${path}`),
  );
}
