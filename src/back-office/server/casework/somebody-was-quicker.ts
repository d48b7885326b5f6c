/**
 * Why a case cannot go where a colleague wants it; their screen then reads it again. Whoever was quicker
 * may be they themselves, in another window.
 */
export const SOMEBODY_WAS_QUICKER =
  'It has changed since you opened it here, so nothing was done. You now see it as it stands.'
