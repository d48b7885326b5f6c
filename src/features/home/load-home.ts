import type { ContentSource } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { type Clock, todayIn } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import type { HostTable } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { type HomePageProps, questionsShown } from './home-page.tsx'
import { offeredLines } from './offered-lines.ts'
import { placeOf } from './place-of.ts'
import { pricesFrom } from './prices-from.ts'
import { answerSituation, parseSituation, SITUATIONS } from './situation.ts'

type HomeFacts = {
  content: ContentSource
  hosts: HostTable
  env: Env
  clock: Clock
  readQuery: (name: string, values: readonly string[]) => string | null
}

export async function loadHome(facts: HomeFacts, { site, locale }: { site: Site; locale: Locale }) {
  const t = translator(locale, 'home')
  const { brandName, emails } = await facts.content.getSettings()
  const situation = parseSituation(facts.readQuery('situation', SITUATIONS))
  const { country, language } = parseLocale(locale)
  const today = lawDay(isoDateOf(todayIn('Europe/Berlin', facts.clock)))
  const page: HomePageProps = {
    locale,
    action: localePath(locale, '/'),
    prices: await pricesFrom(locale),
    offered: await offeredLines(site, locale),
    situation,
    result:
      country === 'de' && situation ? await answerSituation(situation, language, today) : undefined,
    email: emails.hello,
  }
  const place = placeOf(locale)
  const meta = pageMetaOf({
    hosts: facts.hosts,
    appEnv: facts.env.appEnv,
    site,
    locale,
    path: '/',
    brandName,
    title: t('metaTitle', { place }),
    questions: questionsShown.map((item) => ({
      question: t(`questions.items.${item}.q`),
      answer: t(`questions.items.${item}.a`),
    })),
    description: locale === 'en-de' ? t('metaDescription') : t('metaDescriptionRegion', { place }),
  })
  return { page, meta }
}
