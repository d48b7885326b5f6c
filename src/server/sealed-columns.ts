import {
  SEALED_COLUMNS,
  SEALED_FILES,
  type SealedColumns,
  type SealedFiles,
} from '#brokerage/seals.ts'
import { FORM_SEALED_COLUMNS, FORM_SEALED_FILES } from '#features/forms/submission-body.ts'

/** Every encrypted column of the product, for the job that writes them again with the newest key. */
export const ALL_SEALED_COLUMNS: SealedColumns = { ...SEALED_COLUMNS, ...FORM_SEALED_COLUMNS }

/** Every table of files in the file store, for the same. */
export const ALL_SEALED_FILES: SealedFiles = { ...SEALED_FILES, ...FORM_SEALED_FILES }
