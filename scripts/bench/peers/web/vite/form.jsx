import { useState } from 'react';
import { fields } from '../../screens.js';

export default function Form() {
  const [values, setValues] = useState({});
  const [missing, setMissing] = useState([]);
  return (
    <main>
      <h1 id="form">Tus datos</h1>
      {fields.map((field) => (
        <label key={field}>
          {field}
          <input
            value={values[field] ?? ''}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
          {missing.includes(field) && <span>Falta</span>}
        </label>
      ))}
      <button
        id="submit"
        type="button"
        onClick={() => setMissing(fields.filter((field) => !values[field]))}
      >
        Seguir
      </button>
    </main>
  );
}
