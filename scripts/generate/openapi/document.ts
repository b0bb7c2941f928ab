import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import { config } from '@/lib/config';
import { guestCalls } from '@/lib/sandbox/calls/all-calls';
import { callNotes } from './call-notes';
import { examplesOf } from './examples';
import { namedSchemas } from './named-schemas';

/** The document and its text. */
export async function openApiFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([['docs/openapi.json', `${JSON.stringify(await openApiDocument(), null, 2)}\n`]]);
}

/** The OpenAPI 3.1 document of the 30 calls: the client's schemas, with the sandbox's answers as examples. @internal */
export async function openApiDocument() {
  const operations = paths.map(
    async (path) => [`/${path}`, { post: await operation(path) }] as const,
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Luka', version: config.appVersion, description },
    servers: [{ url: '{base}', variables: { base: { default: 'https://api.example' } } }],
    tags: tagsOf(paths),
    paths: Object.fromEntries(await Promise.all(operations)),
    components: {
      schemas: {
        ...toJsonSchemaDefs(namedSchemas, conversion),
        Failure: failure,
      },
      parameters,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}

const paths = Object.keys(contract).filter((path): path is Path => path in contract);

const conversion: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // All numbers in JSON are finite. A check says more than a schema can: docs/contract.md section 2.
  ignoreActions: ['check', 'finite'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const description = [
  'Every call is a POST with a JSON body; the reply is `{ code, msg, ret }`.',
  'Success is `code` 0 with an empty `msg`. The client applies the first rule that matches:',
  '',
  '1. `code` 301: rejected without a message.',
  '2. `msg` `invalid loan_daycount`: the product does not have the term; the result is `null`.',
  '3. `code` 10001 or 403, or `msg` `bad request`: the session has expired; the app logs out and shows `msg`.',
  '4. Any other `msg`: rejected; the app shows `msg`. `ret.errors` may list fields of a form, `reason_code` says by a code what a text says.',
  '5. Otherwise the result is `ret`.',
  '',
  'The timeout is 60 s for the whole reply. Money is an integer number of pesos, an instant is ISO 8601',
  'with offset, a date is `YYYY-MM-DD` in America/Santiago. Unknown fields of a reply are ignored.',
  '`request_id` is an idempotency key: a repeated call with the same id has the same reply and no effect.',
].join('\n');

const parameters = {
  language: header('language', { enum: ['en', 'es'] }, 'The language of `msg` and labels'),
  'app-name': header('app-name', { const: config.name }, 'The app'),
  version: header(
    'version',
    { type: 'string', examples: [`${config.appVersion}.${config.webBuild}`] },
    'App version and web build code',
  ),
  'version-code': header(
    'version-code',
    { type: 'string', examples: [config.versionCode] },
    'Number of the app version',
  ),
};

/** A reply to which one of the rules 1 to 4 applies. */
const failure = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    ret: { anyOf: [{ $ref: '#/components/schemas/Refusal' }, {}] },
  },
  required: ['code', 'msg'],
};

async function operation(path: Path) {
  const { bodies, replies } = await examplesOf(path);
  const reply = { anyOf: [envelope(schemaOf(contract[path].ret)), failureRef] };
  return {
    operationId: path.replace(/[/_](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: callNotes[path],
    tags: [tagOf(path)],
    security: path in guestCalls ? [{}, { token: [] }] : [{ token: [] }],
    parameters: Object.keys(parameters).map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { required: true, content: json(schemaOf(contract[path].body), bodies) },
    responses: { 200: { description: 'The result or the failure', content: json(reply, replies) } },
  };
}

const failureRef = { $ref: '#/components/schemas/Failure' };

function schemaOf(schema: GenericSchema) {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, {
    ...conversion,
    definitions: namedSchemas,
  });
  return rest;
}

function envelope(ret: object) {
  return {
    type: 'object',
    properties: { code: { const: 0 }, msg: { const: '' }, ret },
    required: ['code', 'msg', 'ret'],
  };
}

function json(schema: object, examples: object) {
  return { 'application/json': { schema, examples } };
}

function header(name: string, schema: object, text: string) {
  return { name, in: 'header', required: true, schema, description: text };
}

function tagOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

function tagsOf(all: readonly string[]) {
  return [...new Set(all.map(tagOf))].map((name) => ({ name }));
}
