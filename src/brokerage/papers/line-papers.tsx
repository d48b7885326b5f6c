import { insurersOf } from '#content/insurers-of.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { COLON } from '#insurance/values/colon.ts'
import { Bullets, Facts, Paragraph, Section, Subheading, Title } from '#papers/paper.tsx'
import { decidedBy } from '../decided-by.ts'
import { CostsInEuros } from './costs-in-euros.tsx'
import type { PaperContext } from './paper-context.ts'
import { AboutContract, AboutLine, ProductInformation } from './product-information.tsx'
import { sheet } from './sheet.tsx'
import { withdrawalNotice } from './withdrawal-notice.tsx'

/**
 * A document that everybody gets before an order for a line. Its text depends on the line, the
 * language and the company alone, so that all visitors get the same bytes.
 */
export function linePaper(code: string, context: PaperContext, line: LoadedLine) {
  const { definition, wording } = line
  const { t } = context
  const { line: copy, shared } = wording[context.language]
  // The day from which the definition is offered, not today: the bytes must not change by night.
  const writtenAt = new Date(`${definition.validFrom}T00:00:00Z`)
  if (code === 'withdrawalNotice') {
    const { withdrawalDays: days, noWithdrawalNotice } = definition
    return withdrawalNotice(context, { days, writtenAt, notForShort: !!noWithdrawalNotice })
  }
  const title = shared.documents[code] ?? code
  const isOurs = OUR_PAPERS.includes(code)
  // A fund has its statute, and no terms.
  const hasTerms = !isOurs && decidedBy(line) !== 'fund'
  // At the top: as the last line they would often stand alone on a page.
  const notes = [definition.demoTariff && !isOurs && t('demo'), hasTerms && t('courtesy')].filter(
    Boolean,
  )
  return sheet(context, {
    title: `${title}${COLON[context.language]} ${copy.name}`,
    reference: `${copy.name} ${definition.version}/${definition.copyVersion}`,
    writtenAt,
    children: (
      <>
        <Title lead={copy.name}>{title}</Title>
        {notes.length > 0 ? <Paragraph soft>{notes.join(' ')}</Paragraph> : null}
        <Body code={code} context={context} line={line} />
      </>
    ),
  })
}

/** Papers of the broker; the others are the insurer's, for whom ours stand in. */
const OUR_PAPERS: readonly string[] = ['initialInformation', 'privacyNotice', 'brokerMandate']

/** Papers that say first what they are for. */
const EXPLAINED = [
  'groupContract',
  'schemeRules',
  'conversionAgreement',
  'suitabilityStatement',
  'membershipDeclaration',
] as const

/** Papers that are there for what a contract costs, or have to say it among others. */
const TELLING_COSTS: readonly string[] = ['costSheet', 'productSheetPia']

function Body({ code, context, line }: { code: string; context: PaperContext; line: LoadedLine }) {
  const { t, company } = context
  if (code === 'initialInformation') return <InitialInformation context={context} line={line} />
  if (code === 'privacyNotice') {
    return (
      <>
        <Paragraph>
          {t('before.controller', {
            legalName: company.legalName,
            address: company.address,
            email: company.privacyEmail,
          })}
        </Paragraph>
        <Paragraph>{t('before.privacy1')}</Paragraph>
        <Paragraph>{t('before.recipients')}</Paragraph>
        <Paragraph>{t('before.privacy2', { email: company.privacyEmail })}</Paragraph>
        <Subheading level={2}>{t('before.objectionTitle')}</Subheading>
        <Paragraph>{t('before.objection')}</Paragraph>
      </>
    )
  }
  if (code === 'brokerMandate') {
    return (
      <>
        <Paragraph>
          {t('brokerMandate.p1', { legalName: company.legalName, by: decidedBy(line) })}
        </Paragraph>
        <Paragraph>{t('brokerMandate.p2')}</Paragraph>
        <Paragraph>{t('brokerMandate.p3')}</Paragraph>
        <Facts rows={[[t('fields.product'), line.wording[context.language].line.name]]} />
      </>
    )
  }
  if (code === 'ipid') return <ProductInformation context={context} line={line} />
  const explained = EXPLAINED.find((each) => each === code)
  return (
    <>
      {explained ? <Paragraph>{t(`before.${explained}`)}</Paragraph> : null}
      <AboutLine context={context} line={line} />
      {code === 'contractInformation' || code === 'terms' ? (
        <>
          {code === 'contractInformation' ? <AboutContract context={context} line={line} /> : null}
          <Paragraph>{t('before.contract1')}</Paragraph>
          {code === 'contractInformation' ? <Paragraph>{t('before.supervision')}</Paragraph> : null}
          <Paragraph>{t('before.duty1')}</Paragraph>
        </>
      ) : null}
      {code === 'contractInformation' ? <DisclosureNotice context={context} /> : null}
      {TELLING_COSTS.includes(code) ? <CostsInEuros context={context} line={line} /> : null}
    </>
  )
}

/** Apart from everything else, as § 19 (5) VVG wants it: without it the insurer cannot rely on it. */
function DisclosureNotice({ context: { t } }: { context: PaperContext }) {
  return (
    <Section title={t('before.dutyTitle')}>
      <Paragraph>{t('before.d1')}</Paragraph>
      <Bullets items={[t('before.d2'), t('before.d3'), t('before.d4'), t('before.d5')]} />
    </Section>
  )
}

/** What § 15 VersVermV wants to be told, and of whom offers are compared for this line (§ 60 VVG). */
function InitialInformation({ context, line }: { context: PaperContext; line: LoadedLine }) {
  const { t, company } = context
  const insurers = insurersOf(company.insurers, line.definition.id)
  return (
    <>
      <Paragraph>{t('before.initialInformation', { legalName: company.legalName })}</Paragraph>
      <Facts
        rows={[
          [t('fields.broker'), `${company.legalName}, ${company.address}`],
          [t('fields.email'), company.email],
          [t('fields.registerNumber'), company.intermediaryNumber],
          [t('fields.chamber'), company.chamber],
          [t('fields.checkAt'), company.registerUrl],
          ...(company.registerBody
            ? [[t('fields.registerBody'), company.registerBody] as const]
            : []),
          ...company.ombudsmen.map((each) => [t('fields.ombudsman'), each] as const),
        ]}
      />
      <Paragraph>{t('before.complaints', { email: company.email })}</Paragraph>
      <Paragraph>{t(insurers.length > 0 ? 'before.market' : 'before.marketUnnamed')}</Paragraph>
      <Bullets items={insurers} />
    </>
  )
}
