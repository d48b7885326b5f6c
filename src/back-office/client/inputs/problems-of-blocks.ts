import type { BlockProblem } from '../../page-editor/contract.ts'

/** The problems that stand in a form's errors below a list of blocks. */
export function problemsOfBlocks(errors: object, source: string): BlockProblem[] {
  const found = source.split('.').reduce<unknown>(at, errors)
  return Object.entries(asObject(found)).flatMap(([block, tree]) =>
    /^\d+$/.test(block) ? collect(tree, Number(block), []) : [],
  )
}

function collect(tree: unknown, block: number, path: readonly string[]): BlockProblem[] {
  const { message } = asObject(tree)
  if (typeof message === 'string') return [{ block, path, message }]
  return Object.entries(asObject(tree)).flatMap(([name, inner]) =>
    // React Hook Form keeps the element of a field beside its error.
    name === 'ref' ? [] : collect(inner, block, [...path, name]),
  )
}

function at(value: unknown, step: string): unknown {
  return asObject(value)[step]
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
