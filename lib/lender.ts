import { config } from './config';

const { name, rut, address, register, hours, demo } = config.lender;

/**
 * The lender for the placeholders of texts. `demo` is `null` in a build with a lender, so that the paragraphs
 * which say that nobody lends are left out.
 */
export const lenderValues = {
  brand: config.brand,
  lender: name,
  rut,
  address,
  register,
  ...hours,
  demo: demo ? '' : null,
} as const;
