'use client';
import { useState } from 'react';
import { copyText } from '@/app/orders/copy/copy-text';
import { pageAddress } from '@/lib/router/page-query';

/** Copies the address of this page; where the browser refuses, it is shown to be copied by hand. */
export function CopyLink() {
  const [result, setResult] = useState<{ copied: boolean; address: string }>();
  async function copy() {
    const address = pageAddress();
    const copied = await copyText(address);
    setResult({ copied, address });
  }
  return (
    <>
      <button type="button" className="gallery-switch" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status">{result?.copied ? 'Copied' : ''}</span>
      {result && !result.copied ? (
        <input className="gallery-search" readOnly aria-label="Link" value={result.address} />
      ) : null}
    </>
  );
}
