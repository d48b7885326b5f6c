import { z } from 'zod'

/** The given value as a sentence about it ends. */
export function shown(input: unknown): string {
  return typeof input === 'string' ? `not "${input}"` : 'but it is missing'
}

export const wholeNumber = (least: number, most: number, standard: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: ({ input }) => `must be a whole number from ${least} to ${most}, not "${input}"`,
    })
    .default(standard)

export const yesOrNo = (standard: 'yes' | 'no') =>
  z
    .enum(['yes', 'no'], { error: ({ input }) => `must be yes or no, ${shown(input)}` })
    .default(standard)

export const domain = z.string().regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/, {
  error: ({ input }) =>
    `must be a bare domain in lower case such as example.com, ${shown(input)}: leave out scheme, port and path`,
})

export const httpUrl = z
  .string()
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
    error: ({ input }) => `must be an address such as https://example.com/api, ${shown(input)}`,
  })

/** Text of a form of its own. */
export const textLike = (pattern: RegExp, form: string) =>
  z.string().regex(pattern, { error: ({ input }) => `must ${form}, ${shown(input)}` })

/** A secret that a header carries. It is not repeated in the sentence. */
export const token = z.string().regex(/^[\x20-\x7e]+$/, {
  error: 'must be letters, digits and signs of ASCII in one line: copy it once more',
})
