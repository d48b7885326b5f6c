import { z } from 'zod'

/** What an insurer asks for instead, at most a million euros. */
export const offeredCents = z.int().positive().max(100_000_000)
