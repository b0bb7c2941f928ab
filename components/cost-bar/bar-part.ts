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
  /**
   * What was taken off it, whole pesos above 0: `amount` is what is left and drawn. In words the part stands
   * whole and this below it with a minus, so that the lines add up.
   */
  less?: { label: string; amount: number };
};
