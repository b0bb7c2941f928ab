import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { Home } from './home';
import '../../style.css';

const Form = lazy(() => import('./form'));

createRoot(document.getElementById('app')).render(
  <HashRouter>
    <Suspense>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/form" element={<Form />} />
      </Routes>
    </Suspense>
  </HashRouter>,
);
