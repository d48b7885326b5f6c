import { SIGNATURE_BOX, type Signature } from '#insurance/fields/signature.ts'
import {
  Bullets,
  Facts,
  Paragraph,
  Section,
  SignatureLine,
  Subheading,
  Title,
  Together,
} from '#papers/paper.tsx'
import { type Contact, fullName } from '../applications/contact.ts'
import type { KeptApplication } from '../applications/kept-application.ts'
import type { Creditor } from '../creditor.ts'
import type { DecidedBy } from '../decided-by.ts'
import { maskIdentifiers } from '../mask.ts'
import { isPaidInParts } from '../policies/is-paid-in-parts.ts'
import { homeOf } from '../policies/policy-details.ts'
import type { DeliveredDocument } from '../tables.ts'
import type { PaperContext } from './paper-context.ts'
import { type Renewal, renewalNote } from './renewal.ts'
import { sheet } from './sheet.tsx'

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

/** An account that is debited, and how that was agreed to. */
export type DebitedAccount = {
  readonly accountHolder: string | undefined
  readonly iban: string
  readonly address: Readonly<Record<string, string>> | undefined
  readonly signature: Partial<Signature>
  readonly givenAt: Date
  /** With whom the contract is made, where that is known. */
  readonly insurer: string | undefined
  /** The same with its identifier, where that was kept. */
  readonly creditor: Creditor | undefined
  /** Agreed to without a right to a refund. */
  readonly isB2b: boolean
  /** Where it takes the place of another. */
  readonly renewal?: Renewal
}

export function sepaMandate(
  context: PaperContext,
  facts: Omit<ApplicationFacts, 'delivered' | 'withdrawalDays' | 'by'>,
  account = orderedAccount(facts),
) {
  const { t, company } = context
  const { accountHolder, iban, address, givenAt, isB2b, renewal, creditor } = account
  const name = creditor?.name ?? account.insurer
  const place = address?.['city']
  const note = renewalNote(context, renewal)
  const { signed, drawing } = showSignature(context, facts.contact, { ...account, place })
  return sheet(context, {
    title: t('sepaMandate.title'),
    reference: facts.mandateReference ?? facts.reference,
    writtenAt: renewal?.at ?? givenAt,
    children: (
      <>
        <Title>{t('sepaMandate.title')}</Title>
        {note ? <Paragraph soft>{note}</Paragraph> : null}
        <Paragraph>
          {name ? t('sepaMandate.p1', { creditor: name }) : t('sepaMandate.unnamed')}
        </Paragraph>
        <Paragraph>{t(isB2b ? 'sepaMandate.b2b' : 'sepaMandate.core')}</Paragraph>
        <Paragraph>
          {[
            t('sepaMandate.passedOn', { legalName: company.legalName }),
            ...(creditor ? [] : [t('sepaMandate.follows')]),
          ].join(' ')}
        </Paragraph>
        <Facts
          rows={[
            ...creditorRows(context, { creditor, name }),
            [t('fields.mandateReference'), facts.mandateReference ?? ''],
            [t('fields.product'), facts.frozen.product.name],
            [
              t('fields.paymentKind'),
              t(facts.frozen.price.period === 'once' ? 'fields.oneOff' : 'fields.recurring'),
            ],
            [t('fields.accountHolder'), accountHolder ?? holderOf(facts.contact)],
            ...(address ? [[t('fields.address'), context.address(address)] as const] : []),
            [t('fields.iban'), iban],
          ]}
        />
        <SignatureLine
          label={t(place ? 'signatureWithPlace' : 'signature')}
          signed={signed}
          drawing={drawing}
        />
      </>
    ),
  })
}

/** Whom the mandate is given to; what is not known is said in words. */
export function creditorRows(
  { t }: PaperContext,
  {
    creditor,
    name = creditor?.name,
  }: { creditor?: Creditor | undefined; name?: string | undefined },
): readonly (readonly [string, string])[] {
  const who = [name, creditor?.address].filter(Boolean).join(', ')
  return [
    ...(who ? [[t('fields.creditor'), who] as const] : []),
    ...(creditor ? [[t('fields.creditorId'), creditor.id] as const] : []),
  ]
}

export function withdrawalNotice(
  context: PaperContext,
  notice: {
    readonly days: number
    readonly writtenAt: Date
    readonly reference?: string
    /** Where the line has contracts without the right, and which one it will be is not known yet. */
    readonly notForShort?: boolean
  },
) {
  const { days, writtenAt, reference, notForShort = false } = notice
  const { t } = context
  return sheet(context, {
    title: t('withdrawalNotice.title'),
    ...(reference ? { reference } : {}),
    writtenAt,
    children: (
      <>
        <Title>{t('withdrawalNotice.title')}</Title>
        {notForShort ? <Paragraph>{t('withdrawalNotice.short')}</Paragraph> : null}
        <WithdrawalRight context={context} days={days} level={2} />
      </>
    ),
  })
}

/** What § 8 (2) VVG wants to be told: the right, how it is used, towards whom, and what follows. */
export function WithdrawalRight(props: {
  context: PaperContext
  days: number
  /** Of the headings in it. */
  level: 2 | 3
}) {
  const { days, level } = props
  const { t, company } = props.context
  const { legalName, address, email, withdrawUrl: page } = company
  if (days === 0) return <Paragraph>{t('withdrawalNotice.none')}</Paragraph>
  return (
    <>
      <Paragraph>{t('withdrawalNotice.p1', { days, page })}</Paragraph>
      <Paragraph>{t('withdrawalNotice.p2')}</Paragraph>
      <Paragraph>{t('withdrawalNotice.p3', { legalName, address, email })}</Paragraph>
      <Subheading level={level}>{t('withdrawalNotice.consequences')}</Subheading>
      <Paragraph>{t('withdrawalNotice.c1')}</Paragraph>
      <Paragraph>{t('withdrawalNotice.c2')}</Paragraph>
      {days === LIFE_DAYS ? <Paragraph>{t('withdrawalNotice.life')}</Paragraph> : null}
      <Subheading level={level}>{t('withdrawalNotice.special')}</Subheading>
      <Paragraph>{t('withdrawalNotice.s1')}</Paragraph>
    </>
  )
}

/** Only life insurance, with disability and pensions, can be withdrawn from that long (§ 152 VVG). */
const LIFE_DAYS = 30

export function holderOf(contact: Pick<Contact, 'company' | 'firstName' | 'lastName'>): string {
  const { company } = contact
  const person = fullName(contact)
  return company ? `${company}, ${person}` : person
}

/** The account of the order. */
function orderedAccount({
  frozen,
  submittedAt,
}: Pick<ApplicationFacts, 'frozen' | 'submittedAt'>): DebitedAccount {
  const { answers, record, insurer, creditor } = frozen
  const entries = record.flatMap((section) => section.entries)
  return {
    accountHolder: answers['accountHolder'] as string | undefined,
    iban: entries.find(({ path }) => path === 'iban')?.answer ?? '',
    address: homeOf(answers),
    signature: givenSignature(frozen),
    givenAt: submittedAt,
    insurer,
    creditor,
    isB2b: answers['sepaScheme'] === 'b2b',
  }
}

function givenSignature({ answers }: Pick<KeptApplication, 'answers'>): Partial<Signature> {
  return answers['mandateSignature'] ?? {}
}

function signatureOf(
  context: PaperContext,
  { frozen, contact, submittedAt: givenAt }: ApplicationFacts,
) {
  return showSignature(context, contact, { signature: givenSignature(frozen), givenAt })
}

function showSignature(
  context: PaperContext,
  contact: Contact,
  given: Pick<DebitedAccount, 'signature' | 'givenAt'> & { readonly place?: string | undefined },
) {
  const { name, drawing } = given.signature
  return {
    signed: [name ?? holderOf(contact), given.place, context.moment(given.givenAt)]
      .filter(Boolean)
      .join(', '),
    drawing:
      drawing === undefined
        ? undefined
        : { path: drawing, words: context.t('drawnSignature'), ...SIGNATURE_BOX },
  }
}
