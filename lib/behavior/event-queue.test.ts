import { dequeueEvents, enqueueEvent, queuedEvents } from './event-queue';

const event = (time: number) => ({ key: 'loan_signed', time });
const times = () => queuedEvents().map(({ time }) => time);

test('keeps the order of events', () => {
  enqueueEvent(event(1));
  enqueueEvent(event(2));
  expect(times()).toEqual([1, 2]);
});

test('drops the oldest events above 200', () => {
  for (let time = 1; time <= 203; time += 1) enqueueEvent(event(time));
  expect(times()).toHaveLength(200);
  expect(times()[0]).toBe(4);
  expect(times().at(-1)).toBe(203);
});

test.each(['[{"key":1}]', '{', '"text"', '[{"key":"a"}]'])(
  'overwrites a stored value that cannot be read: %s',
  (garbage) => {
    localStorage.setItem('localMainBehaviorEventList', garbage);
    expect(queuedEvents()).toEqual([]);
    enqueueEvent(event(1));
    expect(times()).toEqual([1]);
  },
);

test('removes sent events and keeps the others, of two equal ones the one not sent', () => {
  for (const time of [1, 2, 2, 3]) enqueueEvent(event(time));
  dequeueEvents([event(1), event(2)]);
  expect(times()).toEqual([2, 3]);
  dequeueEvents([event(2), event(3)]);
  expect(localStorage.getItem('localMainBehaviorEventList')).toBeNull();
});
