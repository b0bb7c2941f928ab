import { contract } from './contract';

test('the contract holds the 30 calls of the specification', () => {
  expect(Object.keys(contract)).toHaveLength(30);
});
