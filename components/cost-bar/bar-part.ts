/** What a part of a bar stands for; each has its colour in `cost-bar.css`. */
export type BarTone =
  | 'arrival'
  | 'fee'
  | 'interest'
  | 'penalty'
  | 'penalty-once'
  | 'frozen'
  | 'rest';

/** A part of a bar. */
export type BarPart = {
  tone: BarTone;
  /** Its name, as in the legend: "Costo del servicio". */
  label: string;
  /** Whole pesos; a part of nothing is left out of the picture. */
  amount: number;
};
