import {
  Bullets,
  Facts,
  Paragraph,
  Section,
  SignatureLine,
  Title,
  Together,
} from '#papers/paper.tsx'
import type { KeptApplication } from '../applications/kept-application.ts'
import { type Contact, holderOf } from '../contact.ts'
import type { DecidedBy } from '../decided-by.ts'
import { maskIdentifiers } from '../mask.ts'
import { isPaidInParts } from '../policies/is-paid-in-parts.ts'
import type { DeliveredDocument } from '../tables.ts'
import type { PaperContext } from './paper-context.ts'
import { sheet } from './sheet.tsx'
import { givenSignature, showSignature } from './signature-on-paper.ts'

/** What the papers of an application are made of. */
export type ApplicationFacts = {
  readonly reference: string
  readonly submittedAt: Date
  readonly contact: Contact
  readonly frozen: KeptApplication
  readonly delivered: readonly DeliveredDocument[]
  readonly mandateReference: string | undefined
  /** 0 where there is no right to withdraw. */
  readonly withdrawalDays: number
  readonly by: DecidedBy
}

/** The questions as asked and the answers as given, with what was agreed. */
export function applicationSummary(context: PaperContext, facts: ApplicationFacts) {
  const { t } = context
  const { frozen, delivered } = facts
  const names = new Map(frozen.documents.map(({ code, name }) => [code, name]))
  return sheet(context, {
    title: t('applicationSummary.title'),
    reference: facts.reference,
    writtenAt: facts.submittedAt,
    children: (
      <>
        <Title lead={t('applicationSummary.lead')}>{t('applicationSummary.title')}</Title>
        {frozen.demoTariff ? <Paragraph soft>{t('demo')}</Paragraph> : null}
        <Section title={t('applicationSummary.overview')}>
          <Facts
            rows={[
              [t('fields.reference'), facts.reference],
              [t('fields.submitted'), context.moment(facts.submittedAt)],
              [t('fields.product'), frozen.product.name],
              [t(facts.by === 'fund' ? 'fields.fund' : 'fields.package'), frozen.product.tierName],
              [t('fields.price'), context.price(frozen.price.cents, frozen.price.period)],
              ...(isPaidInParts(frozen.price.period, facts.by)
                ? [[t('fields.instalment'), context.amount(frozen.instalmentCents)] as const]
                : []),
              [
                t('fields.version'),
                `${frozen.lineVersion} / ${frozen.copyVersion} / ${frozen.tariffVersion}`,
              ],
            ]}
          />
        </Section>
        <Section title={t('applicationSummary.priceParts')}>
          <Facts rows={frozen.explanation.map(({ label, effect }) => [label, effect] as const)} />
        </Section>
        {maskIdentifiers(frozen.record).map((section) => (
          <Section key={section.step} title={section.title}>
            <Facts
              rows={section.entries.map(({ question, answer }) => [question, answer] as const)}
            />
          </Section>
        ))}
        <Together>
          <Section title={t('applicationSummary.delivered')}>
            <Bullets
              items={delivered.map(
                ({ code, sha256 }) =>
                  `${names.get(code) ?? code} (SHA-256 ${sha256.slice(0, 16)}…)`,
              )}
            />
          </Section>
          <Paragraph soft>{t('applicationSummary.hidden', { by: facts.by })}</Paragraph>
          {facts.withdrawalDays > 0 ? (
            <Paragraph>{t('applicationSummary.earlyStart')}</Paragraph>
          ) : null}
          <SignatureLine label={t('signature')} {...signatureOf(context, facts)} />
        </Together>
      </>
    ),
  })
}

export function brokerMandate(context: PaperContext, facts: ApplicationFacts) {
  const { t, company } = context
  const { by } = facts
  return sheet(context, {
    title: t('brokerMandate.title'),
    reference: facts.reference,
    writtenAt: facts.submittedAt,
    children: (
      <>
        <Title>{t('brokerMandate.title')}</Title>
        <Paragraph>{t('brokerMandate.p1', { legalName: company.legalName, by })}</Paragraph>
        <Paragraph>{t('brokerMandate.p2')}</Paragraph>
        <Paragraph>{t('brokerMandate.p3')}</Paragraph>
        <Facts
          rows={[
            [t(by === 'fund' ? 'fields.member' : 'fields.holder'), holderOf(facts.contact)],
            [t('fields.product'), facts.frozen.product.name],
            [t('fields.reference'), facts.reference],
          ]}
        />
        <SignatureLine label={t('signature')} {...signatureOf(context, facts)} />
      </>
    ),
  })
}

function signatureOf(
  context: PaperContext,
  { frozen, contact, submittedAt: givenAt }: ApplicationFacts,
) {
  return showSignature(context, contact, { signature: givenSignature(frozen), givenAt })
}
