import type { FoundDocument } from '#content/query/found-document.ts'
import { FILE_CONSTANTS, FILE_FIELDS } from '#content/query/wire-sql.ts'
import type { Attributes } from '#content/tables.ts'

/** A file as Strapi's upload plugin has it, plus its uid and focal point. */
export function mediaAttributes(document: FoundDocument): Attributes {
  const { uid, attributes, createdAt, updatedAt } = document
  const fields = FILE_FIELDS.map((name) => [name, attributes[name] ?? FILE_CONSTANTS[name] ?? null])
  return { ...Object.fromEntries(fields), uid, createdAt, updatedAt }
}
