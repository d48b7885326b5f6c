import { labelOf } from './label-of.ts'

/** A problem of one field, as the server tells it. */
export interface FieldProblem {
  path: readonly (string | number)[]
  message: string
}

/** Away from its field: `Blocks – 3 – Image: Fill this in.` */
export function sayProblem({ path, message }: FieldProblem): string {
  const said = withoutPath(path, message)
  return path.length === 0 ? said : `${stepNames(path).join(' – ')}: ${said}`
}

/** Next to its field a message need not name it: `author.name must not be empty` → `Must not be empty` */
export function withoutPath(path: FieldProblem['path'], message: string): string {
  const name = path.join('.')
  const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message
  if (rest === 'must be defined.') return 'Fill this in.'
  if (/^invalid option/i.test(rest)) return 'Choose one.'
  if (/^invalid input: expected int,/i.test(rest)) return 'Must be a whole number.'
  return sayLimit(rest) ?? rest.slice(0, 1).toUpperCase() + rest.slice(1)
}

/** `too big: expected array to have <=8 items` → `Keep at most 8.` */
function sayLimit(message: string): string | undefined {
  const [, kind = '', way = '', limit = ''] = limits.exec(message) ?? []
  const bound = `at ${way === '>=' ? 'least' : 'most'} ${limit}`
  if (kind === 'array') {
    if (way === '<=') return `Keep ${bound}.`
    return limit === '1' ? 'Add at least one.' : `There have to be ${bound}.`
  }
  if (kind === 'string') return `Must have ${bound} characters.`
  return kind === '' ? undefined : `Must be ${bound}.`
}

const limits = /^too (?:small|big): expected (\w+) to (?:have|be) (>=|<=)(-?[\d.]+)/i

/** What editors call the way to a field; places in lists are counted from 1. */
export function stepNames(path: FieldProblem['path']): string[] {
  return path.map((step) => (/^\d+$/.test(`${step}`) ? `${Number(step) + 1}` : labelOf(`${step}`)))
}
