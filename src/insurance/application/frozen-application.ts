import { z } from 'zod'

/**
 * The stored form of an application. It reads back without the line, the tariff or the wording
 * that made it: all of them may have changed since.
 */
export const frozenApplicationSchema = z.object({
  /** Version of this shape. */
  format: z.literal(1),
  line: z.string(),
  lineVersion: z.string(),
  copyVersion: z.string(),
  tariffVersion: z.string(),
  demoTariff: z.boolean(),
  language: z.enum(['en', 'de', 'es', 'fr']),
  frozenOn: z.iso.date(),
  /** Canonical answers on the path. */
  answers: z.record(z.string(), z.unknown()),
  /** Questions as asked with answers as given. */
  record: z.array(
    z.object({
      step: z.string(),
      title: z.string(),
      entries: z.array(
        z.object({
          path: z.string(),
          question: z.string(),
          help: z.string().optional(),
          answer: z.string(),
          sensitive: z.enum(['health', 'identifier']).optional(),
        }),
      ),
    }),
  ),
  product: z.object({
    name: z.string(),
    tier: z.string(),
    tierName: z.string(),
    features: z.array(z.string()),
  }),
  price: z.object({
    cents: z.int(),
    currency: z.literal('EUR'),
    period: z.enum(['month', 'once']),
  }),
  /** What is debited each time. */
  instalmentCents: z.int(),
  interval: z.enum(['monthly', 'quarterly', 'halfYearly', 'yearly']),
  explanation: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      operation: z.string(),
      effect: z.string(),
      effectCents: z.int(),
    }),
  ),
  facts: z.array(
    z.object({
      code: z.string(),
      kind: z.string(),
      value: z.union([z.number(), z.string()]),
      entry: z.int().optional(),
    }),
  ),
  documents: z.array(z.object({ code: z.string(), name: z.string() })),
  withdrawalDays: z.int(),
})

type Deep<T> = T extends readonly (infer E)[]
  ? readonly Deep<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Deep<T[K]> }
    : T

export type FrozenApplication = Deep<z.infer<typeof frozenApplicationSchema>>
