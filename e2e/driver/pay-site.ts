/**
 * A site of somebody who takes payments, as the desktop shell's pay view sees it: the specs' sandbox, by https and
 * under a name of its own. `sandbox.paySite` makes the payments there.
 */
export const paySite = 'https://pay.luka.example';
