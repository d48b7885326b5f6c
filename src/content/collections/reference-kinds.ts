import { z } from 'zod'

declare const targetOfReference: unique symbol

/** The uid of a document of the collection `Target`. */
export type Reference<Target extends string> = string & { readonly [targetOfReference]: Target }

const uidShape = z.string().regex(/^[a-z]{2}-[a-z]{2}--.+$/, {
  error: 'must be a uid such as en-de--main-navigation',
})

/** One document of another collection. */
export function reference<const Target extends string>(
  target: Target,
): z.ZodType<Reference<Target>> {
  const schema = uidShape.meta({ reference: { target, many: false } })
  return schema as unknown as z.ZodType<Reference<Target>>
}

/** Documents of another collection, in order, none twice. */
export function references<const Target extends string>(
  target: Target,
): z.ZodType<Reference<Target>[]> {
  const schema = z
    .array(uidShape)
    .max(100)
    .refine((uids) => new Set(uids).size === uids.length, { error: 'names a document twice' })
    .meta({ reference: { target, many: true } })
  return schema as unknown as z.ZodType<Reference<Target>[]>
}

/** A picture or another file of the media library. */
export const media: z.ZodType<Reference<'media'>> = reference('media')
