'use client';

import { useRouter } from 'next/navigation';
import { facts } from '../../screens.js';

export default function Home() {
  const router = useRouter();
  return (
    <main>
      <h1 id="home">Pide hasta</h1>
      <p className="amount">$350.000</p>
      <button id="next" type="button" onClick={() => router.push('/form')}>
        Pedir mi préstamo
      </button>
      {facts.map(([name, value]) => (
        <p className="row" key={name}>
          <span>{name}</span>
          <span>{value}</span>
        </p>
      ))}
    </main>
  );
}
