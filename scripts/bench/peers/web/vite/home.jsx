import { useNavigate } from 'react-router-dom';
import { facts } from '../../screens.js';

export function Home() {
  const navigate = useNavigate();
  return (
    <main>
      <h1 id="home">Pide hasta</h1>
      <p className="amount">$350.000</p>
      <button id="next" type="button" onClick={() => navigate('/form')}>
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
