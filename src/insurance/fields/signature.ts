import { fillIn } from './copy.ts'
import type { SignatureField } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

/** Text form (§ 126b BGB) needs a name; the drawing is kept as a stored file. */
export interface Signature {
  readonly name: string
  readonly method: 'typed' | 'drawn'
  /** Id of the stored drawing. */
  readonly drawing?: string
}

export const signature: FieldKind<SignatureField, Signature> = {
  parse(raw) {
    // A plain text field, as it is sent without JavaScript, is a typed signature.
    const given = typeof raw === 'string' ? { name: raw, method: 'typed' } : raw
    if (typeof given !== 'object' || given === null) return refuse('notASignature')
    const { name, method, drawing } = given as Record<string, unknown>
    if (typeof name !== 'string' || !/^[\p{L}\p{M}'’ʼ.,\- ]{2,120}$/u.test(name.trim())) {
      return refuse('notASignature')
    }
    if (method === 'drawn') {
      return typeof drawing === 'string' && /^[\w-]{1,64}$/.test(drawing)
        ? accept({ name: name.trim(), method, drawing })
        : refuse('notASignature')
    }
    return method === 'typed' ? accept({ name: name.trim(), method }) : refuse('notASignature')
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
      drawing: { type: 'string' },
    },
    required: ['name', 'method'],
  }),
  sample: (_, pick) =>
    pick(1) === 0
      ? { name: 'Ana Müller', method: 'typed' }
      : { name: 'Ana Müller', method: 'drawn', drawing: 'drawing-1' },
}
