import { toJsonSchema } from '@valibot/to-json-schema';
import { lender } from '../export/check-lender';

const title = 'The lender of a build of Luka: docs/release.md';

/** The JSON Schema of the file that `NEXT_PUBLIC_LENDER` names, for editors: a build checks more than it can say. */
export function lenderSchemaFiles(): ReadonlyMap<string, string> {
  const schema = toJsonSchema(lender, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return new Map([
    ['docs/lender.schema.json', `${JSON.stringify({ title, ...schema }, null, 2)}\n`],
  ]);
}
