import { and, eq, notExists, notInArray, or, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Condition } from '#insurance/conditions/condition.ts'
import { loadHealthCopy } from '#insurance/eligibility/health-copy.ts'
import { healthQuestionnaire } from '#insurance/eligibility/health-questionnaire.ts'
import { HEALTH_PRODUCTS } from '#insurance/eligibility/health-rule-set.ts'
import { HEALTH_RULES_5 } from '#insurance/eligibility/health-table-5.ts'
import { reasonOfProduct } from '#insurance/eligibility/reason-of-product.ts'
import { HEALTH_RULE_SETS } from '#insurance/eligibility/recommend-health.ts'
import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { visibleTo } from '../access.ts'
import type { AdviceRecord, AdviceSection } from '../advice/advice-record.ts'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { findDraftsOf } from '../drafts/own-drafts.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { applications } from '../tables.ts'
import { answersWithout, healthFieldsOf } from './health-fields.ts'

type Desk = Pick<BrokerageDesk, 'db' | 'keyring' | 'blindKey' | 'clock' | 'lines'>

/**
 * Takes answers about health out of the advice that one application, sent or under way, rests on.
 * Each change of an answer wrote a record of its own: those that nothing rests on any more lose
 * them too.
 */
export async function forgetHealthInAdvice(
  desk: Desk,
  of: {
    readonly line: string
    /** Id or reference of the record that it names. */
    readonly named: string | undefined
    readonly customerId: string | undefined
    /** Questions about health in the words in which they were asked, which may be older ones. */
    readonly asked?: readonly string[]
  },
): Promise<void> {
  const isMeant = or(isNamed(of.named), await isLeftOver(desk, of.customerId))
  await takeHealthOut(desk, isMeant, { line: of.line, named: of.named, asked: of.asked })
}

/**
 * Takes them out of all advice of a customer that no application and no draft rests on, also of
 * what the health tool wrote.
 */
export async function forgetHealthInLeftAdvice(desk: Desk, customerId: string): Promise<void> {
  await takeHealthOut(desk, await isLeftOver(desk, customerId), {})
}

/**
 * Takes it out of one record of the health tool, for who may see it. False if it holds no such
 * answer, or no longer.
 */
export async function forgetHealthInToolAdvice(
  desk: Desk,
  actor: ActingUser,
  reference: string,
): Promise<boolean> {
  const isIt = and(
    eq(adviceRecords.reference, reference),
    eq(adviceRecords.tool, 'health'),
    visibleTo(actor, adviceRecords),
  )
  return (await takeHealthOut(desk, isIt, {})) > 0
}

/** Whether a record of the health tool holds an answer about health. */
export function tellsOfHealth({ answers }: Pick<AdviceRecord, 'answers'>): boolean {
  return [...healthFieldsOf(healthQuestionnaire)].some((id) => id in answers)
}

/** Gives back how many records lost an answer. */
async function takeHealthOut(
  desk: Desk,
  isMeant: SQL | undefined,
  only: {
    readonly line?: string
    readonly named?: string | undefined
    readonly asked?: readonly string[] | undefined
  },
): Promise<number> {
  // Without any condition every record of everybody would be meant.
  if (isMeant === undefined) return 0
  let changed = 0
  const rows = await desk.db
    .select({
      id: adviceRecords.id,
      reference: adviceRecords.reference,
      contents: adviceRecords.contents,
    })
    .from(adviceRecords)
    .where(isMeant)
    .for('update')
  for (const { id, reference, contents } of rows) {
    const record = unsealFrom<AdviceRecord>(desk, 'advice_records.contents', id, contents)
    const [, of = ''] = /^application:(.+)$/.exec(record.ruleSet) ?? []
    const line = desk.lines[of]
    // The tools speak about several lines: one that is over is no reason to change what they said.
    const isIt = only.named === id || only.named === reference
    if (only.line !== undefined && only.line !== of && !isIt) continue
    if (line === undefined && record.tool !== 'health') continue
    const without = line
      ? adviceWithoutHealth(record, line, only.asked)
      : await toolAdviceWithoutHealth(record)
    await desk.db
      .update(adviceRecords)
      .set({ contents: sealIn(desk, 'advice_records.contents', id, without) })
      .where(eq(adviceRecords.id, id))
    if (Object.keys(without.answers).length < Object.keys(record.answers).length) changed += 1
  }
  return changed
}

/** The record as it was, but for answers about health and for sentences that give them away. */
export function adviceWithoutHealth(
  record: AdviceRecord,
  { definition, wording }: Pick<LoadedLine, 'definition' | 'wording'>,
  asked: readonly string[] = [],
): AdviceRecord {
  const health = healthFieldsOf(definition)
  const words = wording[record.language]
  const questions = [...health].map((id) => copyOfField({ id }, words).question)
  const notices = definition.notices
    .filter(dependsOn(health))
    .map(({ code }) => words.line.notices[code] ?? '')
  return withoutAnswers(record, health, new Set([...asked, ...questions, ...notices]))
}

/** The same of the health tool. What it recommended stays: that is the advice that has to be proven. */
export async function toolAdviceWithoutHealth(record: AdviceRecord): Promise<AdviceRecord> {
  const health = healthFieldsOf(healthQuestionnaire)
  const copy = await loadHealthCopy(record.language)
  const { warnings, rankings, rows } = HEALTH_RULE_SETS[record.ruleSetVersion] ?? HEALTH_RULES_5
  const reasons = rows.filter(dependsOn(health)).map(({ code }) => code)
  const without = withoutAnswers(
    record,
    health,
    new Set([
      ...[...health].map((id) => copy.fields[id]?.question ?? ''),
      ...reasons.flatMap((code) =>
        HEALTH_PRODUCTS.map((product) => reasonOfProduct(copy, product, code)),
      ),
      ...warnings.filter(dependsOn(health)).map(({ code }) => copy.warnings[code] ?? ''),
      ...rankings.filter(dependsOn(health)).map(({ code }) => copy.rankings[code] ?? ''),
    ]),
  )
  const outcome = record.outcome.map((each) => ({
    ...each,
    reasons: each.reasons.filter((code) => !reasons.includes(code)),
  }))
  return { ...without, outcome }
}

/** Of rules: whether one of these answers decides it. */
function dependsOn(fields: ReadonlySet<string>) {
  return ({ when = {} }: { readonly when?: Condition | undefined }) =>
    [...fields].some((id) => JSON.stringify(when).includes(`"${id}"`))
}

function withoutAnswers(
  record: AdviceRecord,
  fields: ReadonlySet<string>,
  telling: ReadonlySet<string>,
): AdviceRecord {
  const sections = record.paper.sections.map((section) => withoutTelling(section, telling))
  return {
    ...record,
    answers: answersWithout(record.answers, fields),
    paper: { ...record.paper, sections },
  }
}

function withoutTelling(section: AdviceSection, telling: ReadonlySet<string>): AdviceSection {
  const { facts, bullets, paragraphs, parts } = section
  // A paragraph may say more than the one sentence.
  const cut = (text: string) =>
    [...telling].reduce((rest, each) => (each ? rest.replaceAll(each, '') : rest), text).trim()
  const cutAll = (texts: readonly string[]) => texts.map(cut).filter(Boolean)
  return {
    ...section,
    ...(facts ? { facts: facts.filter(([question]) => !telling.has(question)) } : {}),
    ...(bullets ? { bullets: bullets.filter((text) => !telling.has(text)) } : {}),
    ...(paragraphs ? { paragraphs: cutAll(paragraphs) } : {}),
    ...(parts
      ? { parts: parts.map((part) => ({ ...part, paragraphs: cutAll(part.paragraphs) })) }
      : {}),
  }
}

function isNamed(name: string | undefined): SQL | undefined {
  return or(eq(adviceRecords.reference, name ?? ''), eq(adviceRecords.id, name ?? ''))
}

/** Records of a customer that no application and no draft names. */
async function isLeftOver(desk: Desk, customerId: string | undefined): Promise<SQL | undefined> {
  if (customerId === undefined) return undefined
  const drafts = await findDraftsOf(desk, { kind: 'customer', userId: customerId })
  const underWay = drafts.flatMap(({ contents }) => contents.advice?.id ?? [])
  const resting = desk.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      or(
        eq(applications.adviceRecordId, adviceRecords.reference),
        eq(applications.adviceRecordId, adviceRecords.id),
      ),
    )
  return and(
    eq(adviceRecords.customerId, customerId),
    notInArray(adviceRecords.id, ['', ...underWay]),
    notExists(resting),
  )
}
