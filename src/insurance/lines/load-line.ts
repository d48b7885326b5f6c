import { loadSharedCopy } from '../fields/load-copy.ts'
import { LANGUAGES, type Language } from '../values/language.ts'
import type { LineDefinition } from './define-line.ts'
import type { Wording } from './line-copy.ts'
import { LINE_IDS, LINES, type LineId } from './registry.ts'
import type { Tariff } from './tariff.ts'

/** A line ready to quote. */
export interface RatedLine {
  readonly definition: LineDefinition
  readonly tariff: Tariff
}

/** A line ready for everything, in all languages. */
export interface LoadedLine extends RatedLine {
  readonly wording: Readonly<Record<Language, Wording>>
}

/** For the browser: definition and prices, without any wording. */
export async function loadRatedLine(id: LineId): Promise<RatedLine> {
  const door = LINES[id]
  const [definition, tariff] = await Promise.all([door.definition(), door.tariff()])
  return { definition, tariff }
}

/** For the browser: the wording of one language. */
export async function loadWording(id: LineId, language: Language): Promise<Wording> {
  const [line, shared] = await Promise.all([LINES[id].copy[language](), loadSharedCopy(language)])
  return { line, shared }
}

/** For the server: one line with all its languages. */
export async function loadLine(id: LineId): Promise<LoadedLine> {
  const [rated, ...wordings] = await Promise.all([
    loadRatedLine(id),
    ...LANGUAGES.map(async (language) => [language, await loadWording(id, language)] as const),
  ])
  return { ...rated, wording: Object.fromEntries(wordings) as Record<Language, Wording> }
}

/** For the server at its start: every line. */
export async function loadAllLines(): Promise<Readonly<Record<LineId, LoadedLine>>> {
  const entries = await Promise.all(LINE_IDS.map(async (id) => [id, await loadLine(id)] as const))
  return Object.fromEntries(entries) as Record<LineId, LoadedLine>
}
