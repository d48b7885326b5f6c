/** The sum for each square metre from which a claim is never cut because too little was insured. */
export const SUM_PER_SQUARE_METRE_CENTS = 650_00
