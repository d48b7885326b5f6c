/** What a reference stands for, by its first letters. */
export const REFERENCE_PREFIXES = {
  application: 'FA',
  policy: 'FP',
  claim: 'FC',
  request: 'FR',
  question: 'FQ',
  dependant: 'FD',
  message: 'FM',
  advice: 'FB',
  referral: 'FL',
} as const

export type ReferenceKind = keyof typeof REFERENCE_PREFIXES

/** What a reference stands for; undefined where nothing of ours begins like that. */
export function kindOfReference(reference: string): ReferenceKind | undefined {
  const kinds = Object.keys(REFERENCE_PREFIXES) as ReferenceKind[]
  return kinds.find((kind) => reference.startsWith(`${REFERENCE_PREFIXES[kind]}-`))
}

/** A reference as somebody typed it, in the form in which it is kept; undefined when it is none. */
export function readReference(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/(?<=^..+)[IL]/g, '1')
    .replace(/(?<=^..+)O/g, '0')
  const match =
    /^(F[A-Z])([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/.exec(letters)
  return match ? match.slice(1).join('-') : undefined
}
