import { data, redirect } from 'react-router'
import { translator } from '#i18n/translator.ts'
import { appRoute } from '#sites/app-routes.ts'
import { parseLocale } from '#sites/locales.ts'
import type { ApplyFacts } from './apply-facts.ts'
import type { Choice } from './choose-page.tsx'
import type { JourneySceneName } from './journey-scene.tsx'
import { JOURNEYS } from './journeys.ts'

type Fork = { title: string; intro: string; scene: JourneySceneName; choices: readonly Choice[] }

/** Short or long stay; the query goes along, since it may hold answers. */
export function chooseExpat(facts: ApplyFacts, url: URL): Fork {
  onlyOnApp(facts)
  const t = translator(facts.locale, 'apply')
  const way = (route: 'expat-short-term' | 'expat-long-term', title: string): Choice => ({
    href: appRoute(route).path + url.search,
    title,
    text: nameOf(facts, route),
  })
  return {
    title: t('expat.title'),
    intro: t('expat.intro'),
    scene: 'expat',
    choices: [way('expat-short-term', t('expat.short')), way('expat-long-term', t('expat.long'))],
  }
}

/** The funds; `?fund=` has chosen already. */
export function chooseFund(facts: ApplyFacts, url: URL): Fork {
  onlyOnApp(facts)
  const t = translator(facts.locale, 'apply')
  const funds = JOURNEYS.filter(({ line }) => line === 'public-health')
  const query = new URLSearchParams(url.search)
  const asked = query.get('fund')
  query.delete('fund')
  const rest = query.size > 0 ? `?${query}` : ''
  const chosen = funds.find(({ preset }) => preset['fund'] === asked)
  if (chosen) throw redirect(chosen.base + rest)
  const copy = facts.desk.lines['public-health']?.wording[parseLocale(facts.locale).language].line
  return {
    title: t('fund.title'),
    intro: t('fund.intro'),
    scene: 'fund',
    choices: funds.map(({ base, preset }) => {
      const tier = copy?.tiers[preset['fund'] ?? '']
      return { href: base + rest, title: tier?.name ?? '', text: tier?.summary ?? '' }
    }),
  }
}

function nameOf({ desk, locale }: ApplyFacts, line: string): string {
  return desk.lines[line]?.wording[parseLocale(locale).language].line.summary ?? ''
}

function onlyOnApp({ host }: ApplyFacts): void {
  if (host !== 'app') throw data(null, { status: 404 })
}
