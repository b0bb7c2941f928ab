import { readFileSync } from 'node:fs';
import { contract } from '@/lib/api/contract';
import { guestCalls } from '@/lib/sandbox/calls/all-calls';
import { openApiFile } from '../openapi';
import { openApiDocument } from './document';
import { namedSchemas } from './named-schemas';

const document = openApiDocument();
const text = JSON.stringify(document);

test('the document in the repository is the one that the schemas make', () => {
  const { file, text: current } = openApiFile(process.cwd());
  expect(readFileSync(file, 'utf8')).toBe(current);
});

test('all 30 calls are in it, each as a POST', () => {
  const calls = Object.keys(contract).map((path) => `/${path}`);
  expect(Object.keys(document.paths)).toEqual(calls);
  expect(calls).toHaveLength(30);
});

test('every reference leads somewhere', () => {
  const named = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)];
  const { schemas, parameters } = document.components;
  const unknown = named.filter(
    ([, kind, name = '']) => !(name in (kind === 'schemas' ? schemas : parameters)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

test('every named type is used by a call', () => {
  const unused = Object.keys(namedSchemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});

test('a call answers the envelope with its ret, or a failure', () => {
  const { requestBody, responses } = document.paths['/loan/apply']?.post ?? {};
  expect(requestBody?.content['application/json'].schema).toMatchObject({
    required: ['request_id', 'preview_id', 'agree'],
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

test('the calls that need no token are those that the sandbox lets a guest make', () => {
  const open = Object.entries(document.paths)
    .filter(([, { post }]) => post.security.length === 2)
    .map(([path]) => path.slice(1));
  expect(open.sort()).toEqual(Object.keys(guestCalls).sort());
});

test('operation names are one each', () => {
  const names = Object.values(document.paths).map(({ post }) => post.operationId);
  expect(new Set(names).size).toBe(30);
});
