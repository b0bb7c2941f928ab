import { config } from './config';

const { name, rut, address, register, hours, demo, operator = { name, rut } } = config.lender;

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
  operator: operator.name,
  operatorRut: operator.rut,
  ...hours,
  demo: demo ? '' : null,
} as const;
