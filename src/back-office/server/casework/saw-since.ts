import { z } from 'zod'

export const sawMoment = z.iso.datetime().transform((moment) => new Date(moment))

/**
 * Since when a case was where a colleague saw it: its state alone would not tell that it has been
 * elsewhere and come back.
 */
export const sawSince = sawMoment.optional()
