import { IonApp, IonRouterOutlet, setupIonicReact } from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { createRoot } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
import { Form } from './form';
import { Home } from './home';
import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import '@ionic/react/css/typography.css';

setupIonicReact({ mode: 'md' });

createRoot(document.getElementById('app')).render(
  <IonApp>
    <IonReactHashRouter>
      <IonRouterOutlet>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/form" element={<Form />} />
        </Routes>
      </IonRouterOutlet>
    </IonReactHashRouter>
  </IonApp>,
);
