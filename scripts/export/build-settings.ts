import { config } from '@/lib/config';
import { checkLender, maximumNotes } from './check-lender';

/** What a build is for. */
export type BuildSettings = {
  /** URL of the server; empty for the sandbox. */
  apiBaseUrl: string;
  /** Hosts whose pages may be framed, in addition to the server's. */
  frameHosts: string[];
  /** URL of the export's root, which ends with a slash; undefined where it is not known. */
  siteUrl?: string;
  /** What is lawful to build, and has to be looked at. */
  notes: string[];
};

/**
 * Reads the environment variables of a build. Throws an Error that says which one is wrong, or that the legal texts
 * are still drafts.
 */
export function readBuildSettings(
  env: NodeJS.ProcessEnv,
  drafts: boolean = config.draftTexts,
): BuildSettings {
  const apiBaseUrl = env.NEXT_PUBLIC_API_BASE_URL ?? '';
  const notes: string[] = [];
  if (apiBaseUrl !== '') {
    if (!isEncrypted(apiBaseUrl)) {
      throw new Error(
        `NEXT_PUBLIC_API_BASE_URL is ${apiBaseUrl}: the app connects to https://… only, or to a server on this machine, such as http://127.0.0.1:8080`,
      );
    }
    notes.push(...maximumNotes(checkLender(env.NEXT_PUBLIC_LENDER), Date.now()));
    if (drafts && !isOnTrial(apiBaseUrl)) {
      throw new Error(
        'The legal texts are drafts (draftTexts in lib/config.ts): counsel has to review them before anything is built for a server that users reach',
      );
    }
  }
  const hosts = (env.NEXT_PUBLIC_WEBVIEW_HOSTS ?? '').split(',');
  const frameHosts = hosts.filter((host) => host !== '');
  const wrong = frameHosts.find((host) => !/^[a-z\d.-]+(:\d+)?$/i.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `NEXT_PUBLIC_WEBVIEW_HOSTS has “${wrong}”: hosts separated by commas, such as pay.example.cl,help.example.cl`,
    );
  }
  return { apiBaseUrl, frameHosts, siteUrl: siteUrlOf(env.LUKA_SITE_URL), notes };
}

/** Personal data are sent: https, or this machine. */
export function isEncrypted(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

/** A server that no user reaches: on this machine, or below a name that is reserved for examples (RFC 2606). */
function isOnTrial(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' || isLoopback(hostname) || /\.(example|test)$/.test(hostname);
}

/** Ends with a slash, as pages are relative to it. */
function siteUrlOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`LUKA_SITE_URL is ${url}: an address such as https://luka.example.cl/`);
  }
  return new URL(url.endsWith('/') ? url : `${url}/`).href;
}
