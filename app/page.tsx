'use client';
import { useState } from 'react';
export default function Page() {
  const [n, s] = useState(0);
  return (
    <button type="button" onClick={() => s(n + 1)}>
      hola {n}
    </button>
  );
}
