/** Why a case cannot go where a colleague wants it; their screen then reads it again. */
export const SOMEBODY_WAS_QUICKER =
  'It is not where it was when you opened it: a colleague, the customer or the product was quicker. You now see it as it stands.'
