import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { Facts, Paragraph, Section, Title } from '#papers/paper.tsx'
import { berlinDay } from '#platform/clock.ts'
import { type Contact, holderOf } from '../contact.ts'
import type { PaperContext } from '../papers/paper-context.ts'
import { sheet } from '../papers/sheet.tsx'
import { WithdrawalRight } from '../papers/withdrawal-notice.tsx'
import type { CounterOffer } from './find-questions.ts'

/** What the insurer offers instead: the prices side by side, what changes, how to get out again. */
export function offerPaper(
  context: PaperContext,
  facts: {
    readonly reference: string
    readonly writtenAt: Date
    readonly takenBackAt?: Date | undefined
    readonly applicationReference: string
    readonly contact: Contact
    readonly product: FrozenApplication['product']
    readonly withdrawalDays: number
    readonly offer: CounterOffer
    readonly text: string
  },
) {
  const { t } = context
  const { offer } = facts
  const { start } = offer
  return sheet(context, {
    title: t('counterOffer.title'),
    reference: facts.reference,
    writtenAt: facts.writtenAt,
    children: (
      <>
        <Title lead={t('counterOffer.lead')}>{t('counterOffer.title')}</Title>
        {/* As the last line it would often stand alone on a page. */}
        <Paragraph soft>{t('courtesy')}</Paragraph>
        {facts.takenBackAt && (
          <Paragraph>
            {t('counterOffer.takenBack', { date: context.day(berlinDay(facts.takenBackAt)) })}
          </Paragraph>
        )}
        <Facts
          rows={[
            [t('fields.reference'), facts.applicationReference],
            [t('fields.holder'), holderOf(facts.contact)],
            [t('fields.product'), `${facts.product.name}, ${facts.product.tierName}`],
            [t('counterOffer.before'), context.price(offer.priceBeforeCents, offer.pricePeriod)],
            [t('counterOffer.now'), context.price(offer.priceCents, offer.pricePeriod)],
            [t('fields.instalment'), context.amount(offer.instalmentCents)],
            [t('counterOffer.until'), context.day(offer.validUntil)],
            [
              t('fields.start'),
              t('counterOffer.start', {
                when: start.when,
                day: start.when === 'nextDay' ? '' : context.day(start.day),
              }),
            ],
          ]}
        />
        <Section title={t('counterOffer.changes')}>
          {facts.text.split(/\n{2,}/).map((part) => (
            <Paragraph key={part}>{part}</Paragraph>
          ))}
        </Section>
        <Section title={t('withdrawalNotice.title')}>
          <WithdrawalRight context={context} days={facts.withdrawalDays} level={3} />
        </Section>
      </>
    ),
  })
}
