import { loadHealthCopy } from '#insurance/eligibility/health-copy.ts'
import { loadSharedCopy } from '#insurance/fields/load-copy.ts'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { LINE_IDS, type LineId } from '#insurance/lines/registry.ts'
import { loadRecommendationCopy } from '#insurance/recommendation/recommendation-copy.ts'
import type { Language } from '#insurance/values/language.ts'
import type { GeneralSource } from './general-result.ts'
import type { HealthSource } from './health-cost.ts'
import type { PricedLine } from './price-line.ts'

/** Prices and wording of everything that the general tool may recommend, in one language. */
export function loadGeneralSource(language: Language): Promise<GeneralSource> {
  return once(general, language, async () => {
    const [copy, shared, lines] = await Promise.all([
      loadRecommendationCopy(language),
      loadSharedCopy(language),
      loadLines(LINE_IDS, language),
    ])
    return { language, copy, shared, lines: lines as Record<LineId, PricedLine> }
  })
}

/** The same for the health tool, which needs four lines. */
export function loadHealthSource(language: Language): Promise<HealthSource> {
  return once(health, language, async () => {
    const [copy, shared, lines] = await Promise.all([
      loadHealthCopy(language),
      loadSharedCopy(language),
      loadLines(
        ['public-health', 'private-health', 'expat-short-term', 'expat-long-term'],
        language,
      ),
    ])
    return { language, copy, shared, lines: lines as HealthSource['lines'] }
  })
}

async function loadLines(ids: readonly LineId[], language: Language) {
  const entries = await Promise.all(
    ids.map(async (id) => {
      const [rated, wording] = await Promise.all([loadRatedLine(id), loadWording(id, language)])
      return [id, { rated, wording }] as const
    }),
  )
  return Object.fromEntries(entries)
}

const general = new Map<Language, Promise<GeneralSource>>()
const health = new Map<Language, Promise<HealthSource>>()

/** Loaded once a process, or once a visit in the browser; a failed attempt is not remembered. */
function once<T>(
  known: Map<Language, Promise<T>>,
  language: Language,
  load: () => Promise<T>,
): Promise<T> {
  const found = known.get(language)
  if (found) return found
  const loading = load()
  known.set(language, loading)
  loading.catch(() => known.delete(language))
  return loading
}
