import type { z } from 'zod'
import { type FieldMeta, isFieldMeta } from '#content/model/field-meta.ts'

/** The part of zod's definitions that forms are read from. */
interface ZodDefinition {
  type: string
  format?: string
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  discriminator?: string
  element?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
}

export interface ReadSchema {
  def: ZodDefinition
  meta: FieldMeta
  optional: boolean
  initial: unknown
  maxLength: number | undefined
  min: number | undefined
  max: number | undefined
}

interface Inner {
  def: ZodDefinition & { innerType?: z.ZodType; in?: z.ZodType; defaultValue?: unknown }
  meta(): unknown
  maxLength?: number | null
  minValue?: number | null
  maxValue?: number | null
}

/** Looks through what wraps a type: optional, default, checks. */
export function readSchema(schema: z.ZodType): ReadSchema {
  let inner = schema as unknown as Inner
  let optional = false
  let initial: unknown
  let meta: FieldMeta = {}
  for (;;) {
    const own = inner.meta()
    if (isFieldMeta(own)) meta = { ...own, ...meta }
    const { type, innerType, in: input } = inner.def
    if (type === 'optional' || type === 'nullable' || type === 'default') optional = true
    if (type === 'default') initial = inner.def.defaultValue
    const next = innerType ?? (type === 'pipe' ? input : undefined)
    if (next === undefined) break
    inner = next as unknown as Inner
  }
  return {
    def: inner.def,
    meta,
    optional,
    initial,
    maxLength: inner.maxLength ?? undefined,
    min: finite(inner.minValue),
    max: finite(inner.maxValue),
  }
}

/** zod says that a whole number ends where JavaScript's do; an editor need not hear it. */
function finite(limit: number | null | undefined): number | undefined {
  if (limit === null || limit === undefined) return undefined
  return Number.isFinite(limit) && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
}
