import { translator } from '#i18n/translator.ts'
import { changeReference } from '#insurance/figures/change-reference.ts'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { amountsOf, explainFacts } from '#insurance/quote/explain-price.ts'
import { quoteWith } from '#insurance/quote/quote-with.ts'
import { numberFormat } from '#insurance/values/formatters.ts'
import { parseLocale } from '#sites/locales.ts'
import type { PrepareContext } from '../prepare-context.ts'
import { cardOptionsOf } from '../product-hero/prepare-product-hero.ts'
import { makeCard, valuesOf } from '../quote-card/make-card.ts'
import type { BlockOf, ShownBlock } from '../shown-block.ts'

export interface PlansView {
  plans: {
    tier: string
    name: string
    summary: string
    features: readonly string[]
    /** Absent where the answers give no price. */
    price: string | undefined
    period: string
    /** Only what not every plan says. */
    facts: Fact[]
    selected: boolean
    /** The page that describes it, where one is configured. */
    href: string | undefined
  }[]
  /** What each of them says in the same words. */
  shared: Fact[]
  /** Who pays these prices. */
  profile: string
  /** Whether the prices follow the card of this page. */
  follows: boolean
  demo: boolean
}

type Fact = { label: string; text: string }

const factsShown = 4

/** The packages for the answers of the page's card, or else for the reference profile. */
export async function preparePlans(
  { line: id }: Pick<BlockOf<'blocks.plans'>, 'line'>,
  context: PrepareContext,
  page: readonly ShownBlock[],
): Promise<PlansView> {
  const { language } = parseLocale(context.locale)
  const [line, wording] = await Promise.all([loadRatedLine(id), loadWording(id, language)])
  const { definition } = line
  const t = translator(context.locale, 'blocks')
  const hero = heroOf(page, id)
  const card = hero && (await makeCard(cardOptionsOf(hero), context))
  const changes = card ? { ...card.setup.fixed, ...valuesOf(card.setup.controls) } : {}
  const answers = changeReference(definition, changes, context.today)
  const result = quoteWith(line, answers, { today: context.today })
  const packages = result.outcome === 'quoted' ? result.packages : []
  const showAmount = amountsOf(packages)
  const plans = definition.tiers
    .filter(({ id: tier }) => packages.length === 0 || packages.some((each) => each.tier === tier))
    .map(({ id: tier }) => {
      const rated = packages.find((each) => each.tier === tier)
      const copy = wording.line.tiers[tier]
      return {
        tier,
        name: copy?.name ?? tier,
        summary: copy?.summary ?? '',
        features: copy?.features ?? [],
        price: rated && numberFormat(language, 'euros').format(rated.price.cents / 100),
        period: rated?.price.period === 'once' ? t('card.once') : t('card.month'),
        facts: rated
          ? explainFacts(rated, definition, wording, language, showAmount)
              .filter(({ entry }) => entry === undefined)
              .slice(0, factsShown)
              .map(({ label, text }) => ({ label, text }))
          : [],
        selected: result.outcome === 'quoted' && result.selected === tier,
        href: planPageOf(id, tier, context),
      }
    })
  const shared = sharedFacts(plans.map(({ facts }) => facts))
  return {
    plans: plans.map((plan) => ({
      ...plan,
      facts: plan.facts.filter((fact) => !isAmong(shared, fact)),
    })),
    shared,
    profile: wording.line.reference,
    follows: card !== undefined,
    demo: definition.demoTariff,
  }
}

/** What does not tell plans apart. One plan alone keeps what it says. */
function sharedFacts([first = [], ...others]: readonly Fact[][]): Fact[] {
  return others.length === 0
    ? []
    : first.filter((fact) => others.every((facts) => isAmong(facts, fact)))
}

function isAmong(facts: readonly Fact[], { label, text }: Fact): boolean {
  return facts.some((each) => each.label === label && each.text === text)
}

function planPageOf(
  line: string,
  tier: string,
  { settings, href, path }: PrepareContext,
): string | undefined {
  const page = settings?.planPages.find((each) => each.line === line && each.plan === tier)?.url
  return page && page !== path ? href(page) : undefined
}

function heroOf(
  page: readonly ShownBlock[],
  line: string,
): BlockOf<'blocks.product-hero'> | undefined {
  return page.find(
    (block): block is BlockOf<'blocks.product-hero'> =>
      block.__component === 'blocks.product-hero' && block.line === line && block.card !== 'none',
  )
}
