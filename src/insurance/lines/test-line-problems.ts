import { CONDITION_WORDS, type Condition, fieldsOf } from '../conditions/condition.ts'
import type { Field } from '../fields/field.ts'
import { partsOf } from '../fields/kinds.ts'
import { missingIn } from '../fields/test-missing-copy.ts'
import type { Agreement } from './agreement.ts'
import type { LineDefinition } from './define-line.ts'
import { copyOfField, copyOfStep, type Wording } from './line-copy.ts'

/** With one of them a contract has a waiting time (`policy-details.ts` of the brokerage). */
const WAITING_FACTS: readonly string[] = ['waitingMonths', 'waitingMonthsSurgery', 'benefitsFrom']

/** Mistakes in a definition that its type cannot catch. Empty for a sound line. */
export function definitionProblems(line: LineDefinition): readonly string[] {
  const problems: string[] = []
  const known = new Set<string>()
  const stepIds = new Set<string>()
  let application = false
  for (const step of line.steps) {
    if (stepIds.has(step.id)) problems.push(`step ${step.id} occurs twice`)
    stepIds.add(step.id)
    if (step.stage === 'application') application = true
    else if (application) problems.push(`quote step ${step.id} comes after the application`)
    if (step.fields.length === 0) problems.push(`step ${step.id} asks nothing`)
    if (step.when) problems.push(...unknownFields(step.when, known, `step ${step.id}`))
    for (const field of step.fields) {
      if (known.has(field.id)) problems.push(`field ${field.id} occurs twice`)
      if (CONDITION_WORDS.includes(field.id)) problems.push(`field id ${field.id} is reserved`)
      if (!/^[a-z][A-Za-z0-9]*$/.test(field.id))
        problems.push(`field id ${field.id} is not camelCase`)
      if (field.when) problems.push(...unknownFields(field.when, known, `field ${field.id}`))
      known.add(field.id)
    }
  }
  for (const rule of [...line.declines, ...line.referrals, ...line.notices]) {
    if (rule.when) problems.push(...unknownFields(rule.when, known, `rule ${rule.code}`))
  }
  for (const agreement of line.agrees ?? []) {
    problems.push(...agreementProblems(agreement, line, known))
  }
  const codes = [...line.declines, ...line.referrals, ...line.notices].map((rule) => rule.code)
  if (new Set(codes).size !== codes.length) problems.push('a rule code occurs twice')
  for (const named of [line.noWithdrawalNotice, line.waitingNotice]) {
    if (named === undefined || line.notices.some((rule) => rule.code === named)) continue
    problems.push(`the notice ${named} does not exist`)
  }
  if (line.facts.some((code) => WAITING_FACTS.includes(code)) && !line.waitingNotice) {
    problems.push('a waiting time is stated, and no notice says what has to wait')
  }
  for (const tier of line.tiers) {
    for (const id of Object.keys(tier.sets ?? {})) {
      if (!known.has(id)) problems.push(`tier ${tier.id} sets the unknown field ${id}`)
    }
  }
  if (!line.tiers.some((tier) => tier.id === line.reference.tier)) {
    problems.push(`the reference tier ${line.reference.tier} does not exist`)
  }
  for (const id of Object.keys(line.reference.answers)) {
    if (!known.has(id)) problems.push(`the reference profile answers the unknown field ${id}`)
  }
  return problems
}

/** A pair names questions that exist, the earlier one first, and that can be compared. */
function agreementProblems(
  agreement: Agreement,
  { steps }: LineDefinition,
  known: ReadonlySet<string>,
): readonly string[] {
  const fields = steps.flatMap((step): readonly Field[] => step.fields)
  // Every part has a place of its own: two of one list are compared within its entries.
  const order = fields.flatMap((field) => [
    field.id,
    ...partsOf(field).map((part) => `${field.id}.${part.id}`),
  ])
  const paths = [agreement.field, agreement.with]
  if (agreement.by === 'oldestAge' && agreement.beside) paths.push(agreement.beside)
  const where = `the agreement of ${agreement.field} with ${agreement.with}`
  const missing = paths.filter((path) => !fieldAt(fields, path))
  if (missing.length > 0) return missing.map((path) => `${where} names ${path}, which is not asked`)
  const problems = agreement.when ? unknownFields(agreement.when, known, where) : []
  if (order.indexOf(agreement.with) >= order.indexOf(agreement.field)) {
    problems.push(`${where} compares with what is asked later`)
  }
  const kind = fieldAt(fields, agreement.field)?.kind
  const isDay = (path: string) => ['date', 'birthDate'].includes(fieldAt(fields, path)?.kind ?? '')
  const isFit = {
    same: kind === fieldAt(fields, agreement.with)?.kind,
    opposite: kind === 'yesNo',
    count: kind === 'list',
    ageAtMost: kind === 'birthDate',
    oldestAge: kind === 'birthDate',
    reached: kind === 'date',
    notBefore: isDay(agreement.field) && isDay(agreement.with),
    notAfter: isDay(agreement.field) && isDay(agreement.with),
  }[agreement.by ?? 'same']
  if (!isFit) problems.push(`${where} compares what is not alike`)
  return problems
}

function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [root, part] = path.split('.')
  const field = fields.find(({ id }) => id === root)
  return part === undefined || !field ? field : partsOf(field).find(({ id }) => id === part)
}

/** Words that are missing in one language. Empty when everything can be said. */
export function copyProblems(line: LineDefinition, wording: Wording): readonly string[] {
  const missing: string[] = []
  const want = (text: string | undefined, what: string) => {
    if (!text || text.trim() === '') missing.push(what)
  }
  want(wording.line.name, 'name')
  want(wording.line.summary, 'summary')
  want(wording.line.reference, 'reference')
  const titles = new Set<string>()
  for (const step of line.steps) {
    const { title } = copyOfStep(step.id, wording)
    want(title, `step ${step.id}`)
    // The summary shows all of them, each with its way to change the answers below.
    if (titles.has(title)) missing.push(`step ${step.id}: a title of its own`)
    titles.add(title)
    for (const field of step.fields) {
      missing.push(...missingIn(field, field.id, copyOfField(field, wording), wording.shared))
    }
  }
  for (const { id } of line.tiers) {
    want(wording.line.tiers[id]?.name, `tier ${id} name`)
    want(wording.line.tiers[id]?.summary, `tier ${id} summary`)
    if (!wording.line.tiers[id]?.features.length) missing.push(`tier ${id} features`)
  }
  for (const code of line.factors) want(wording.line.factors[code], `factor ${code}`)
  for (const code of line.facts) want(wording.line.facts[code], `fact ${code}`)
  for (const { code } of [...line.declines, ...line.referrals]) {
    want(wording.line.reasons[code] ?? wording.shared.reasons[code], `reason ${code}`)
  }
  for (const { code } of line.notices) want(wording.line.notices[code], `notice ${code}`)
  for (const code of [...line.documents.before, ...line.documents.after]) {
    want(wording.shared.documents[code], `document ${code}`)
  }
  return missing
}

/** Words for things that are not in the definition: left over, or misspelt. */
export function strayCopy(line: LineDefinition, wording: Wording): readonly string[] {
  const fields = line.steps.flatMap((step) => step.fields)
  const rules = [...line.declines, ...line.referrals].map((rule) => rule.code)
  return [
    ...stray(
      wording.line.steps,
      line.steps.map((step) => step.id),
      'step',
    ),
    ...stray(
      wording.line.fields,
      fields.map((field) => field.id),
      'field',
    ),
    ...stray(
      wording.line.tiers,
      line.tiers.map((tier) => tier.id),
      'tier',
    ),
    ...stray(wording.line.factors, line.factors, 'factor'),
    ...stray(wording.line.facts, line.facts, 'fact'),
    ...stray(wording.line.reasons, rules, 'reason'),
    ...stray(
      wording.line.notices,
      line.notices.map((rule) => rule.code),
      'notice',
    ),
    ...fields.flatMap((field) => {
      const options =
        'options' in field ? field.options : field.kind === 'yesNo' ? ['yes', 'no'] : []
      return stray(wording.line.fields[field.id]?.options ?? {}, options, `option of ${field.id}`)
    }),
  ]
}

function stray(copy: object, known: readonly string[], what: string): readonly string[] {
  return Object.keys(copy)
    .filter((key) => !known.includes(key))
    .map((key) => `${what} ${key}`)
}

function unknownFields(condition: Condition, known: ReadonlySet<string>, where: string): string[] {
  return fieldsOf(condition)
    .filter((id) => !known.has(id))
    .map((id) => `${where} looks at ${id}, which is not asked before it`)
}
