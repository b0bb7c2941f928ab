import { callHeaders } from './call-server';
import { listedIn, note, type ProbeLine } from './check-reply';

/** Every header that a call carries; a browser requests them in this form. */
const requested = Object.keys(callHeaders('token')).sort();

/**
 * Sends the preflight that a browser sends before the first call from `origin`, and checks that the call would
 * be let through: docs/server.md, "CORS".
 */
export async function checkPreflight(baseUrl: string, origin: string): Promise<ProbeLine[]> {
  const subject = `preflight from ${origin}`;
  const lacks = (text: string): ProbeLine => ({ level: 'lacks', subject, text });
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/app/home`, {
      method: 'OPTIONS',
      redirect: 'manual',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': requested.join(','),
      },
      signal: AbortSignal.timeout(60_000),
    });
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    return [lacks(`no response: ${String(reason)}`)];
  }
  const { headers } = response;
  const lines: ProbeLine[] = [];
  if (!response.ok) lines.push(lacks(`status ${response.status}, not 200 to 299`));
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') {
    lines.push(lacks(`access-control-allow-origin is ${allowed ?? 'missing'}, not ${origin}`));
  }
  const names = listedIn(headers, 'access-control-allow-headers');
  const missing = names.includes('*') ? [] : requested.filter((name) => !names.includes(name));
  if (missing.length > 0)
    lines.push(lacks(`access-control-allow-headers lacks ${missing.join(', ')}`));
  if (lines.length > 0) return lines;
  const age = Number(headers.get('access-control-max-age') ?? 0);
  return [
    { level: 'ok', subject, text: 'is allowed' },
    ...(age >= 600
      ? []
      : [note(subject, `access-control-max-age is ${age}: most calls wait for a preflight`)]),
  ];
}
