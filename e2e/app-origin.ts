/** The app's origin on every phone: both shells serve it there (`ORIGIN` in their Shell.kt). */
export const appOrigin = 'https://app.luka.local';
