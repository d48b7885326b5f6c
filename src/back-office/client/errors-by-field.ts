import { type FieldProblem, withoutPath } from '../form-model/say-problem.ts'

interface ErrorTree {
  [name: string]: string | ErrorTree
}

/**
 * Problems in the shape of the form, whose fields stand under `attributes`; `uid` and `locale`
 * belong to the document itself.
 */
export function errorsByField(problems: readonly FieldProblem[]): ErrorTree {
  const tree: ErrorTree = {}
  for (const { path, message } of problems) {
    const [first = '', ...rest] = path.map(String)
    const isOwn = first === 'uid' || first === 'locale'
    // The form of a new document asks for the uid in two parts, of which the name can be wrong.
    const whole = isOwn ? [first === 'uid' ? 'name' : first] : ['attributes', first, ...rest]
    place(tree, whole, withoutPath(path, message))
  }
  return tree
}

function place(tree: ErrorTree, path: readonly string[], message: string): void {
  const [step, ...rest] = path
  if (step === undefined) return
  if (rest.length === 0) {
    // The first problem of a field is the one to begin with.
    tree[step] ??= message
    return
  }
  const inner = tree[step]
  const next = typeof inner === 'object' ? inner : {}
  tree[step] = next
  place(next, rest, message)
}
