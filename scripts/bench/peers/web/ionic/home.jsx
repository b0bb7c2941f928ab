import {
  IonButton,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
  useIonRouter,
} from '@ionic/react';
import { facts } from '../../screens.js';

export function Home() {
  const router = useIonRouter();
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Peer</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <h1 id="home">Pide hasta</h1>
        <p style={{ fontSize: 44, margin: 0 }}>$350.000</p>
        <IonButton id="next" expand="block" onClick={() => router.push('/form')}>
          Pedir mi préstamo
        </IonButton>
        <IonList>
          {facts.map(([name, value]) => (
            <IonItem key={name}>
              <IonLabel>{name}</IonLabel>
              <IonLabel slot="end">{value}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
