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
  if (/^too small: expected array/i.test(rest)) return 'Add at least one.'
  const [, most] = /^too big: expected string to have <=(\d+)/i.exec(rest) ?? []
  if (most) return `Must have at most ${most} characters.`
  return rest.slice(0, 1).toUpperCase() + rest.slice(1)
}

/** What editors call the way to a field; places in lists are counted from 1. */
export function stepNames(path: FieldProblem['path']): string[] {
  return path.map((step) => (/^\d+$/.test(`${step}`) ? `${Number(step) + 1}` : labelOf(`${step}`)))
}
