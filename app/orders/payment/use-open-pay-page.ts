import { useCallback } from 'react';
import { revalidate } from '@/lib/api/cache';
import { BridgeError } from '@/lib/bridge/bridge-error';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { useRouter } from '@/lib/router/use-router';

/**
 * Opens the page of a payment: in the shell the separate pay view, which has no bridge; elsewhere, or
 * where the shell cannot, our own screen for foreign pages. Back from the shell's view the order is asked for anew:
 * what happened is the server's word, never the address's.
 */
export function useOpenPayPage(orderNo: string): (url: string) => Promise<void> {
  const router = useRouter();
  return useCallback(
    async (url) => {
      if (await openInShell(url)) {
        revalidate('app/home', 'user/get_processing_order', 'user/get_complete_order');
        return;
      }
      router.push('/pages/webview/webview', { url, order_no: orderNo });
    },
    [router, orderNo],
  );
}

/** False where there is no pay view for this address: no shell, or the sandbox's page within our own. */
async function openInShell(url: string): Promise<boolean> {
  if (!isBridge() || !URL.canParse(url)) return false;
  try {
    await callBridge('openPayView', { url });
    return true;
  } catch (error) {
    // It was open and nobody came back in time: the payment may be made by now.
    return error instanceof BridgeError && error.code === 'timeout';
  }
}
