import type { Language } from '../values/language.ts'
import type { LineDefinition } from './define-line.ts'
import type { LineCopy } from './line-copy.ts'
import type { Tariff } from './tariff.ts'

/** What the registry knows of a line: where its parts are. */
export interface LineDoor {
  /** The definition in `line.ts`. */
  definition(): Promise<LineDefinition>
  /** The prices in `tariff.ts`. */
  tariff(): Promise<Tariff>
  /** The wording in `copy/<language>.json`. */
  readonly copy: Readonly<Record<Language, () => Promise<LineCopy>>>
}
