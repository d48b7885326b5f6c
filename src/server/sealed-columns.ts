import { SEALED_COLUMNS, type SealedColumns } from '#brokerage/seals.ts'
import { FORM_SEALED_COLUMNS } from '#features/forms/submission-body.ts'

/** Every encrypted column of the product, for the job that writes them again with the newest key. */
export const ALL_SEALED_COLUMNS: SealedColumns = { ...SEALED_COLUMNS, ...FORM_SEALED_COLUMNS }
