import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import type { Query } from './target';

/** A screen for the router. */
export type Screen = {
  /** Only for users who are logged in; others are redirected to log in. */
  readonly needsLogin: boolean;
  /** Renders the screen for a query; `undefined` where the query does not match its schema. */
  render(query: Query): ReactNode | undefined;
};

type Definition<Schema extends v.GenericSchema<Query, object>> = {
  Screen: ComponentType<v.InferOutput<Schema>>;
  /** Schema of the query; its output is passed as props. */
  query: Schema;
  needsLogin?: boolean;
};

/** Defines a screen whose query parameters are validated and passed as props (product.md section 2). */
export function defineScreen<Schema extends v.GenericSchema<Query, object>>({
  Screen,
  query: schema,
  needsLogin = false,
}: Definition<Schema>): Screen {
  return {
    needsLogin,
    render(query) {
      const parsed = v.safeParse(schema, query);
      return parsed.success ? <Screen {...parsed.output} /> : undefined;
    },
  };
}

/** The query schema of a screen without parameters; any that are given are ignored. */
export const noQuery = v.object({});
