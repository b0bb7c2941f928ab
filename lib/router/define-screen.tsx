import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import type { Query } from './target';

/** A screen as the router sees it. */
export type Screen = {
  /** Shown only to somebody who is logged in; others are sent to log in first. */
  readonly needsLogin: boolean;
  /** The screen for a query, or `undefined` where the query is not one of this screen's. */
  render(query: Query): ReactNode | undefined;
};

type Definition<Schema extends v.GenericSchema<Query, object>> = {
  Screen: ComponentType<v.InferOutput<Schema>>;
  /** What the address may say; it reaches the screen as props. */
  query: Schema;
  needsLogin?: boolean;
};

/** Makes a screen that takes query parameters, validated at the door (product.md section 2). */
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
