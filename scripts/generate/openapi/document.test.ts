import { contract } from '@/lib/api/contract';
import { guestCalls } from '@/lib/sandbox/calls/all-calls';
import { openApiDocument } from './document';
import { namedSchemas } from './named-schemas';

const document = openApiDocument();
const text = JSON.stringify(document);

test('has all 30 calls as POST operations', () => {
  const calls = Object.keys(contract).map((path) => `/${path}`);
  expect(Object.keys(document.paths)).toEqual(calls);
  expect(calls).toHaveLength(30);
});

test('every reference resolves', () => {
  const named = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)];
  const { schemas, parameters } = document.components;
  const unknown = named.filter(
    ([, kind, name = '']) => !(name in (kind === 'schemas' ? schemas : parameters)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

test('every named type is used', () => {
  const unused = Object.keys(namedSchemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});

test('a response is the envelope with its ret, or a failure', () => {
  const { requestBody, responses } = document.paths['/loan/apply']?.post ?? {};
  expect(requestBody?.content['application/json'].schema).toMatchObject({
    oneOf: [
      { required: ['request_id', 'preview_id', 'agree'] },
      { required: ['request_id', 'cancel', 'order_no'] },
    ],
  });
  expect(responses?.[200].content['application/json'].schema).toMatchObject({
    anyOf: [
      {
        properties: {
          code: { const: 0 },
          ret: { properties: { order_no: { type: 'string' } }, required: ['order_no'] },
        },
      },
      { $ref: '#/components/schemas/Failure' },
    ],
  });
});

test('the calls without a token are those that the sandbox allows to guests', () => {
  const open = Object.entries(document.paths)
    .filter(([, { post }]) => post.security.length === 2)
    .map(([path]) => path.slice(1));
  expect(open.sort()).toEqual(Object.keys(guestCalls).sort());
});

test('operation ids are unique', () => {
  const names = Object.values(document.paths).map(({ post }) => post.operationId);
  expect(new Set(names).size).toBe(30);
});
