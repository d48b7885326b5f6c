import type { Signature } from '#insurance/fields/signature.ts'
import { Facts, Paragraph, SignatureLine, Title } from '#papers/paper.tsx'
import { holderOf } from '../contact.ts'
import type { Creditor } from '../creditor.ts'
import { homeOf } from '../policies/policy-details.ts'
import type { ApplicationFacts } from './application-papers.tsx'
import type { PaperContext } from './paper-context.ts'
import { type Renewal, renewalNote } from './renewal.ts'
import { sheet } from './sheet.tsx'
import { givenSignature, showSignature } from './signature-on-paper.ts'

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
