/**
 * What says in under a minute whether it is worth running all specs: the way in, a loan, the phone's answers, and a
 * death. A part of each test's name, by a part of its file's name.
 */
export const smokeSpecs: Readonly<Record<string, string>> = {
  'log-in': 'logs in by phone and is asked who they are',
  borrow: 'borrows again with one tap',
  'native-events': 'answers everything that nobody has to do something for',
  deaths: 'a renderer that dies comes back',
};
