import {
  IonButton,
  IonContent,
  IonHeader,
  IonInput,
  IonItem,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';
import { fields } from '../../screens.js';

export function Form() {
  const [values, setValues] = useState({});
  const [missing, setMissing] = useState([]);
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Peer</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <h1 id="form">Tus datos</h1>
        {fields.map((field) => (
          <IonItem key={field}>
            <IonInput
              label={field}
              labelPlacement="stacked"
              value={values[field] ?? ''}
              errorText={missing.includes(field) ? 'Falta' : undefined}
              onIonInput={(event) => setValues({ ...values, [field]: event.detail.value })}
            />
          </IonItem>
        ))}
        <IonButton
          id="submit"
          expand="block"
          onClick={() => setMissing(fields.filter((field) => !values[field]))}
        >
          Seguir
        </IonButton>
      </IonContent>
    </IonPage>
  );
}
