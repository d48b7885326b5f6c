import type { LineAdvice } from './rule-set.ts'

/** The lines of an earlier version, each with what is said in the situations that it names before the rest. */
export function sayFirst(
  lines: readonly LineAdvice[],
  said: Readonly<Record<string, LineAdvice['verdicts']>>,
): readonly LineAdvice[] {
  return lines.map(({ line, verdicts }) => ({
    line,
    verdicts: [...(said[line] ?? []), ...verdicts],
  }))
}
