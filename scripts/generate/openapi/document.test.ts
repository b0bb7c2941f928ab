import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020';
import * as v from 'valibot';
import { contract } from '@/lib/api/contract';
import { openApiDocument } from './document';

let document: Awaited<ReturnType<typeof openApiDocument>>;

beforeAll(async () => {
  document = await openApiDocument();
});

test('a validator of OpenAPI accepts it', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test('every example fits the schema beside it', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'openapi.json');
  for (const [path, { post }] of Object.entries(document.paths)) {
    const at = `openapi.json#/paths/${path.replaceAll('/', '~1')}/post`;
    const contents = {
      [`${at}/requestBody`]: post.requestBody.content,
      [`${at}/responses/200`]: post.responses[200].content,
    };
    for (const [pointer, content] of Object.entries(contents)) {
      const fits = ajv.compile({ $ref: `${pointer}/content/application~1json/schema` });
      const examples = Object.entries(content['application/json'].examples);
      expect(examples.length).toBeGreaterThan(0);
      for (const [name, { value }] of examples) {
        expect({ pointer, name, errors: fits(value) ? null : fits.errors }).toEqual({
          pointer,
          name,
          errors: null,
        });
      }
    }
  }
});

test.each(Object.entries(contract))(
  '%s has an example of a reply, of a wrong body and of a session that is over',
  (path, { body }) => {
    const { post } = document.paths[`/${path}`] ?? {};
    const { examples = {} } = post?.responses[200].content['application/json'] ?? {};
    const codes = Object.values(examples).map(({ value }) => value.code);
    expect(codes).toContain(0);
    expect(codes.includes(400)).toBe(!v.is(body, {}));
    expect(codes.includes(10001)).toBe(post?.security.length === 1);
  },
);
