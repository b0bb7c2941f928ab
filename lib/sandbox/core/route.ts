/** One address of the sandbox and who answers it. */
export type Route = {
  method: 'GET' | 'POST';
  /** The end of the address, such as `app/home`: whatever base it is called below. */
  path: string;
  answer: (request: Request) => Response | Promise<Response>;
};

/** The route of a request, on any origin and below any path; undefined where there is none. */
export function findRoute(routes: readonly Route[], request: Request): Route | undefined {
  const { pathname } = new URL(request.url);
  return routes.find(
    ({ method, path }) => method === request.method && pathname.endsWith(`/${path}`),
  );
}
