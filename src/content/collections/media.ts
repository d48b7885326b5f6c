import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { plainText, wording } from './field-kinds.ts'

const fileFormat = z.strictObject({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** In kilobytes, as the content API has it. */
  size: z.number(),
  url: z.string(),
  /** Always null: files lie in one place. */
  path: z.null().optional(),
})

/** Pictures, PDFs and other files, with the smaller sizes made from pictures. */
export const media = defineCollection({
  name: 'media',
  singular: 'file',
  label: 'Media',
  localized: false,
  face: 'files',
  columns: ['name', 'alternativeText', 'mime'],
  search: ['name', 'alternativeText', 'caption'],
  schema: z.strictObject({
    /** The name of the file when it was uploaded. */
    name: wording.max(300),
    /** What a picture shows, for those who cannot see it; empty for decoration. Required. */
    alternativeText: plainText,
    caption: plainText.optional(),
    /** The point that stays in view when a picture is cropped, from 0 to 1 from the top left. */
    focalPoint: z
      .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
      .optional(),
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
    /** Sizes of a picture: thumbnail, small, medium, large; only those smaller than itself. */
    formats: z
      .partialRecord(z.enum(['thumbnail', 'small', 'medium', 'large']), fileFormat)
      .optional(),
    /** Name and random part, without extension. */
    hash: z.string(),
    ext: z.string(),
    mime: z.string(),
    /** In kilobytes, as the content API has it. */
    size: z.number(),
    url: z.string(),
  }),
})
