import { fillIn } from './copy.ts'
import type { SignatureField } from './field.ts'
import { accept, type FieldKind, isBlank, NO_FAULTS, refuse } from './field-kind.ts'

/** Text form (§ 126b BGB) needs a name; a drawing may stand above it. */
export interface Signature {
  readonly name: string
  readonly method: 'typed' | 'drawn'
  /** What was drawn, as the path of an SVG in a box of `SIGNATURE_BOX`: strokes of straight lines. */
  readonly drawing?: string
}

/** Units of a drawing: small enough for three digits, fine enough for a pen. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const

/** A long signature takes a third of this. */
export const LONGEST_DRAWING = 12_000

export const signature: FieldKind<SignatureField, Signature> = {
  parse(raw) {
    // A plain text field, as it is sent without JavaScript, is a typed signature.
    const given = typeof raw === 'string' ? { name: raw } : raw
    if (typeof given !== 'object' || given === null) return refuse('notASignature')
    const { name, drawing, method } = given as Record<string, unknown>
    if (typeof name !== 'string' || !NAME.test(name.trim())) return refuse('notASignature')
    const isDrawn = method === 'drawn' || (method === undefined && !isBlank(drawing))
    if (isDrawn) {
      return isDrawing(drawing)
        ? accept({ name: name.trim(), method: 'drawn', drawing })
        : refuse('notASignature')
    }
    return method === undefined || method === 'typed'
      ? accept({ name: name.trim(), method: 'typed' })
      : refuse('notASignature')
  },
  check: () => NO_FAULTS,
  show: (value, _, { shared }) =>
    fillIn(shared.answers[value.method === 'typed' ? 'signedTyped' : 'signedDrawn'], {
      name: value.name,
    }),
  jsonSchema: () => ({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 120 },
      method: { type: 'string', enum: ['typed', 'drawn'] },
      drawing: {
        type: 'string',
        maxLength: LONGEST_DRAWING,
        pattern: STROKES.source,
        description: 'SVG path of straight strokes in a box of 600 by 200 units.',
      },
    },
    required: ['name', 'method'],
  }),
  sample: (_, pick) =>
    pick(1) === 0
      ? { name: 'Ana Müller', method: 'typed' }
      : { name: 'Ana Müller', method: 'drawn', drawing: 'M40 150L120 30L180 150M80 100L150 100' },
}

/** As the name of a person is written: see `text`. */
const NAME = /^[\p{L}\p{M}\u200c'’ʼ.,\- ]{2,120}$/u

const STROKES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

/** Nothing but strokes inside the box: it is drawn on pages and papers as it stands. */
function isDrawing(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST_DRAWING || !STROKES.test(value)) {
    return false
  }
  const points = value.split(/[ML]/).slice(1)
  return points.every((point) => {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    return x <= SIGNATURE_BOX.width && y <= SIGNATURE_BOX.height
  })
}
