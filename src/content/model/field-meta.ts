import type { ScalarType } from './attribute-model.ts'

/** What a field says about itself beyond its zod type; attached with zod's `.meta()`. */
export interface FieldMeta {
  /** A content type that zod cannot tell from another, such as rich text from text. */
  scalar?: ScalarType
  reference?: { target: string; many: boolean }
  private?: boolean
}

export function isFieldMeta(value: unknown): value is FieldMeta {
  return typeof value === 'object' && value !== null
}
