import { removeValue } from '@/lib/storage/values';
import { addEvent, mostWaiting, removeEvents, waitingEvents } from './waiting-events';

afterEach(() => removeValue('localMainBehaviorEventList'));

const event = (time: number) => ({ key: 'loan_signed', time });
const times = () => waitingEvents().map(({ time }) => time);

test('events wait in their order', () => {
  addEvent(event(1));
  addEvent(event(2));
  expect(times()).toEqual([1, 2]);
});

test('when too many wait the oldest are dropped', () => {
  for (let time = 1; time <= mostWaiting + 3; time += 1) addEvent(event(time));
  expect(times()).toHaveLength(mostWaiting);
  expect(times()[0]).toBe(4);
  expect(times().at(-1)).toBe(mostWaiting + 3);
});

test.each(['[{"key":1}]', '{', '"text"', '[{"key":"a"}]'])('garbage is dropped: %s', (garbage) => {
  localStorage.setItem('localMainBehaviorEventList', garbage);
  expect(waitingEvents()).toEqual([]);
  addEvent(event(1));
  expect(times()).toEqual([1]);
});

test('what was sent is taken out, what came meanwhile stays, and of two alike the one that was not sent', () => {
  for (const time of [1, 2, 2, 3]) addEvent(event(time));
  removeEvents([event(1), event(2)]);
  expect(times()).toEqual([2, 3]);
  removeEvents([event(2), event(3)]);
  expect(localStorage.getItem('localMainBehaviorEventList')).toBeNull();
});
