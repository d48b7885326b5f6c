import type { Row } from './show-results.ts'
import type { BenchCluster } from './start-cluster.ts'
import type { Product } from './start-product.ts'

export type Length = 'quick' | 'full'

/** What a measurement is given to work with. */
export type Bench = {
  product: Product
  cluster: BenchCluster
  length: Length
  /** Shows how far it has come. */
  report: (detail: string) => void
}

export type Measurement = {
  /** Chooses it on the command line: `npm run bench -- throughput`. */
  name: string
  run: (bench: Bench) => Promise<Row[]>
  /** Left out of a run that names nothing. */
  onlyWhenNamed?: boolean
}

export function parseOptions(
  words: readonly string[],
  measurements: readonly Measurement[],
): { chosen: Measurement[]; length: Length } {
  const names = words.filter((word) => !word.startsWith('-'))
  const unknown = [
    ...names.filter((name) => !measurements.some((each) => each.name === name)),
    ...words.filter((word) => word.startsWith('-') && word !== '--quick'),
  ]
  if (unknown.length > 0) {
    const known = measurements.map(({ name }) => name).join(', ')
    console.error(`There is no ${unknown.join(', ')}: choose from ${known}, or add --quick.`)
    process.exit(1)
  }
  return {
    chosen: measurements.filter(({ name, onlyWhenNamed }) =>
      names.length === 0 ? !onlyWhenNamed : names.includes(name),
    ),
    length: words.includes('--quick') ? 'quick' : 'full',
  }
}
