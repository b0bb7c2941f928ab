import fc from 'fast-check';
import { samples } from '@/lib/testing/api-samples';
import { contract, type Path } from './contract';
import { ApiError } from './errors';
import { readReply } from './read-reply';

const { ret } = samples['loan/apply'];
const success = JSON.stringify({ code: 0, msg: '', ret });

const read = (text: string, status = 200) => readReply('loan/apply', { status, text });

test.each([200, 201, 299])('a success with status %d returns ret', (status) => {
  expect(read(success, status)).toEqual(ret);
});

test.each([
  [199, 'status 199'],
  [300, 'status 300'],
  [500, 'status 500'],
])('a success with status %d throws', (status, words) => {
  expect(() => read(success, status)).toThrow(words);
});

test('msg may be missing, and ret in a refusal', () => {
  expect(read(JSON.stringify({ code: 0, ret }))).toEqual(ret);
  expect(() => read(JSON.stringify({ code: 409, msg: 'No' }))).toThrow('refused by the server');
});

test.each([
  [{ code: '0', msg: '', ret }, 'reply.code is not number'],
  [{ code: 0, msg: 7, ret }, 'reply.msg is not string'],
  [{ code: 0, msg: null }, 'ret is not Object'],
  [{ code: 0, msg: '', ret: null }, 'ret is not Object'],
  [{ code: 0, msg: '' }, 'ret is not Object'],
  [{ code: 0, msg: '', ret: { order_no: 7 } }, 'ret.order_no is not string'],
  [null, 'reply is not Object'],
])('%j throws an error that names the field', (reply, words) => {
  expect(() => read(JSON.stringify(reply))).toThrow(`loan/apply: ${words}`);
});

test('any response returns ret or throws an ApiError', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constant(success));
  fc.assert(
    fc.property(texts, fc.integer({ min: 100, max: 599 }), (text, status) => {
      try {
        read(text, status);
        return text === success;
      } catch (error) {
        return error instanceof ApiError;
      }
    }),
  );
});

describe('a field that is null', () => {
  const nulls = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(nulls)
      : typeof value === 'object' && value !== null
        ? {
            ...Object.fromEntries(Object.entries(value).map(([k, v]) => [k, nulls(v)])),
            extra: null,
          }
        : value;

  test.each(Object.keys(samples).filter((path): path is Path => path in contract))(
    'is one that is not sent, at any depth: %s',
    (path) => {
      const reply = { code: 0, msg: null, ret: nulls(samples[path].ret) };
      const whole = { code: 0, ret: samples[path].ret };
      expect(readReply(path, { status: 200, text: JSON.stringify(reply) })).toEqual(
        readReply(path, { status: 200, text: JSON.stringify(whole) }),
      );
    },
  );

  test('is missing where it is required', () => {
    const text = JSON.stringify({ code: 0, msg: '', ret: { order_no: null } });
    expect(() => read(text)).toThrow('ret.order_no');
  });

  test('leaves the null of a term that a product does not have', () => {
    const text = JSON.stringify({ code: 0, msg: 'invalid loan_daycount', ret: null });
    expect(readReply('loan/preview', { status: 200, text })).toBeNull();
  });

  test('leaves a list as it is, with the null in it', () => {
    const text = JSON.stringify({ code: 0, msg: '', ret: [null] });
    expect(() => readReply('app/get_app_list', { status: 200, text })).toThrow('ret');
  });
});
