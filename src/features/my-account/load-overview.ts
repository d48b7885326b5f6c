import { toldName } from '#accounts/customers/told-name.ts'
import { adviceToken } from '#brokerage/advice/advice-link.ts'
import { listAdvice } from '#brokerage/advice/find-advice.ts'
import { findApplicationsOf } from '#brokerage/applications/find-application.ts'
import { callTime } from '#brokerage/calls/call-time.ts'
import { callToken } from '#brokerage/calls/call-token.ts'
import { findCallsOf } from '#brokerage/calls/list-calls.ts'
import type { DecidedBy } from '#brokerage/decided-by.ts'
import { MOST_DRAFTS_OF_ACCOUNT } from '#brokerage/drafts/draft-limits.ts'
import { findDraftsOf } from '#brokerage/drafts/own-drafts.ts'
import { findPoliciesWithPapers } from '#brokerage/policies/find-policy.ts'
import { hasCovered } from '#brokerage/policies/has-covered.ts'
import type { PolicyWithPapers } from '#brokerage/policies/views.ts'
import { ifDeskOpens } from '#brokerage/read-what-opens.ts'
import { findCalendarToken } from '#brokerage/service/calendar-feed.ts'
import type { ClaimKind } from '#brokerage/service/claim-checklists.ts'
import { findWaitingClaims } from '#brokerage/service/find-waiting-claims.ts'
import { formatDate, formatMoment } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { originOf } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import { type FileLink, fileLinks } from './file-links.ts'
import { type DayOfContracts, groupDates } from './group-dates.ts'
import { namesOf, stateName } from './policy-names.ts'

export type PolicyCard = {
  readonly reference: string
  readonly product: string
  readonly tierName: string
  readonly by: DecidedBy
  readonly state: PolicyWithPapers['state']
  readonly since: string | undefined
  /** Whether cover has begun. */
  readonly hasBegun: boolean
  readonly price: string
  readonly pricePeriod: 'month' | 'once'
  readonly next: DateLine | undefined
  readonly files: readonly FileLink[]
}

type DateLine = {
  readonly code: PolicyWithPapers['dates'][number]['code']
  readonly date: string
}

export type Overview = {
  readonly email: string
  readonly name: string | undefined
  /** Whether who is signed in has shown to read the mails to the address. */
  readonly confirmed: boolean
  readonly cards: readonly PolicyCard[]
  /** Applications that were begun and not sent. */
  readonly drafts: readonly {
    readonly id: string
    readonly product: string
    readonly changed: string
    readonly until: string
  }[]
  readonly applications: readonly {
    readonly reference: string
    readonly product: string
    readonly state: ApplicationState
    readonly stateName: string
    readonly submitted: string
    readonly price: string
    /** Whether that is what the insurer offers, and not what was applied for. */
    readonly isOffered: boolean
    readonly pricePeriod: 'month' | 'once'
  }[]
  /** Claims about which something was asked. */
  readonly claims: readonly {
    readonly reference: string
    readonly href: string
    readonly product: string
    readonly kind: ClaimKind
    readonly by: DecidedBy
    readonly filed: string
  }[]
  readonly dates: readonly DayOfContracts<DateLine['code']>[]
  readonly calls: readonly {
    readonly when: string
    readonly adviser: string
    readonly href: string
  }[]
  /** Records of advice, each as a PDF. */
  readonly advice: readonly {
    readonly reference: string
    readonly date: string
    readonly href: string
  }[]
  /** None where its secret cannot be opened. */
  readonly calendarHref: string | undefined
  readonly told: string | undefined
}

/** More contracts than anybody has; beyond that the page would only grow slower. */
const MOST_CARDS = 24

/** Everything that somebody has with us, on one page. */
export async function loadOverview(facts: AccountFacts, owner: Owner, url: URL): Promise<Overview> {
  const { desk, locale } = facts
  const { actor, customer } = owner
  const language = languageOf(facts)
  const [policies, applications, calls, token, advice, drafts, claims] = await Promise.all([
    findPoliciesWithPapers(desk, actor, { limit: MOST_CARDS }),
    findApplicationsOf(desk, actor, { limit: 50 }),
    findCallsOf(desk, actor),
    ifDeskOpens(desk, 'customer_calendars.token', () => findCalendarToken(desk, actor)),
    listAdvice(desk, actor),
    findDraftsOf(desk, actor, { limit: MOST_DRAFTS_OF_ACCOUNT }),
    findWaitingClaims(desk, actor),
  ])
  return {
    email: customer.email,
    name: toldName(customer),
    confirmed: customer.addressProvenAt !== null,
    cards: policies.map((policy) => cardOf(facts, policy)),
    drafts: drafts.map(({ id, line, updatedAt, expiresAt }) => ({
      id,
      product: desk.lines[line]?.wording[language].line.name ?? line,
      changed: formatDate(updatedAt, locale),
      until: formatDate(expiresAt, locale),
    })),
    applications: applications
      .filter(({ policyReference }) => policyReference === undefined)
      .map((each) => ({
        reference: each.reference,
        product: namesOf(desk, each, language).product,
        state: each.state,
        stateName: stateName(desk, { ...each, isContract: false }, language),
        submitted: formatDate(each.submittedAt, locale),
        price: formatMoney(each.offeredCents ?? each.priceCents, locale),
        isOffered: each.offeredCents !== undefined,
        pricePeriod: each.pricePeriod,
      })),
    claims: claims.map(({ reference, policyReference, line, tier, kind, createdAt }) => {
      const { product, by } = namesOf(desk, { line, tier }, language)
      const href = `/me/policies/${policyReference}#${reference}`
      return { reference, href, product, by, kind, filed: formatDate(createdAt, locale) }
    }),
    dates: groupDates(
      policies
        .flatMap((policy) =>
          policy.dates
            .filter(({ code }) => code !== 'earliestEnd')
            .map(({ code, date }) => ({
              code,
              day: date,
              date: formatDate(date, locale),
              reference: policy.reference,
              product: namesOf(desk, policy, language).product,
            })),
        )
        .sort((one, other) => one.day.localeCompare(other.day)),
    ).slice(0, 12),
    calls: calls.map(({ startsAt, adviserName, reference, timeZone }) => ({
      when: callTime(startsAt, locale, timeZone),
      adviser: adviserName,
      href: `/calls/booking/${callToken(facts.secretKey, reference)}`,
    })),
    advice: advice.map(({ id, reference, writtenAt, linkSalt }) => ({
      reference,
      date: formatDate(writtenAt, locale),
      href: `/recommendation-tool/advice/${adviceToken(facts, { id, linkSalt }, desk.clock.now())}`,
    })),
    calendarHref: token && `${originOf(facts.hosts, 'app')}/me/calendar/${token}/deadlines.ics`,
    told: url.searchParams.get('told') ?? undefined,
  }
}

export function cardOf(facts: AccountFacts, policy: PolicyWithPapers): PolicyCard {
  const { locale, desk } = facts
  // The first day stands on the card anyway.
  const next = policy.dates.find(({ code }) => code !== 'earliestEnd' && code !== 'coverStarts')
  return {
    reference: policy.reference,
    ...namesOf(desk, policy, languageOf(facts)),
    state: policy.state,
    // What ended before it began has no first day either.
    since: hasCovered(policy) ? shortDate(policy.startDate, locale) : undefined,
    hasBegun: policy.startDate <= desk.today(),
    price: formatMoney(policy.priceCents, locale),
    pricePeriod: policy.pricePeriod,
    next: next && { code: next.code, date: shortDate(next.date, locale) },
    files: fileLinks(
      policy.files.filter(({ kind }) => kind === 'document'),
      policy.language,
    ),
  }
}

/** 17 Nov 2026: a card has no room for long months. Noon keeps the day in every zone of Europe. */
function shortDate(day: string, locale: Locale): string {
  return formatMoment(new Date(`${day}T12:00:00Z`), locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })
}
