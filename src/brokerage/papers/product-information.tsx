import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { Bullets, Facts, Paragraph, Section, Subheading } from '#papers/paper.tsx'
import { decidedBy } from '../decided-by.ts'
import { contractTerms } from './contract-terms.ts'
import type { PaperContext } from './paper-context.ts'

type Props = { readonly context: PaperContext; readonly line: LoadedLine }

/**
 * The questions of an insurance product information document, in its order (Regulation (EU) 2017/1469). What
 * is left out of the cover, its limits and its countries are the insurer's to say: until then a sentence
 * says where each stands.
 */
export function ProductInformation({ context, line }: Props) {
  const { t, language } = context
  const terms = contractTerms(context, line)
  const insurers = terms.insurers.map((each) => [t('fields.insurer'), each] as const)
  return (
    <>
      {/* Below the title, before the first question: Articles 2 and 3. */}
      {insurers.length > 0 ? <Facts rows={insurers} /> : null}
      <Paragraph>{t('ipid.elsewhere')}</Paragraph>
      <Section title={t('ipid.what')}>
        <Paragraph>{line.wording[language].line.summary}</Paragraph>
      </Section>
      <Section title={t('ipid.insured')}>
        <Packages context={context} line={line} />
      </Section>
      <Section title={t('ipid.notInsured')}>
        <Paragraph>{t('ipid.notInsuredText')}</Paragraph>
      </Section>
      <Section title={t('ipid.restrictions')}>
        <Paragraph>{t('ipid.restrictionsText')}</Paragraph>
      </Section>
      <Section title={t('ipid.where')}>
        <Paragraph>{t('ipid.whereText')}</Paragraph>
      </Section>
      <Section title={t('ipid.obligations')}>
        <Bullets
          items={[t('ipid.truth'), t('ipid.payInTime'), t('ipid.report'), t('ipid.changes')]}
        />
      </Section>
      <Section title={t('ipid.pay')}>
        <Paragraph>{terms.payment}</Paragraph>
      </Section>
      <Section title={t('ipid.startEnd')}>
        <Paragraph>{`${terms.start} ${terms.end}`}</Paragraph>
      </Section>
      <Section title={t('ipid.cancel')}>
        <Paragraph>{terms.cancel}</Paragraph>
      </Section>
    </>
  )
}

/** What a line is for, and what its packages or funds bring. */
export function AboutLine({ context, line }: Props) {
  const { t, language } = context
  return (
    <>
      <Section title={t('before.about')}>
        <Paragraph>{line.wording[language].line.summary}</Paragraph>
      </Section>
      <Section title={t(decidedBy(line) === 'fund' ? 'before.funds' : 'before.packages')}>
        <Packages context={context} line={line} />
      </Section>
    </>
  )
}

/** Who the insurer is, what is paid when, and how the contract begins and ends. */
export function AboutContract({ context, line }: Props) {
  const { t } = context
  const terms = contractTerms(context, line)
  const { insurers } = terms
  return (
    <Section title={t('terms.title')}>
      <Facts
        rows={[
          ...insurers.map((each) => [t('fields.insurer'), each] as const),
          [t('fields.price'), terms.price],
          [t('terms.paymentTitle'), terms.payment],
          [t('terms.validityTitle'), terms.validity],
          [t('terms.startTitle'), terms.start],
          [t('terms.endTitle'), terms.end],
          [t('terms.cancelTitle'), terms.cancel],
          [t('fields.withdrawal'), terms.withdrawal],
        ]}
      />
    </Section>
  )
}

function Packages({ context, line }: Props) {
  const { tiers } = line.wording[context.language].line
  return line.definition.tiers.map(({ id }) => {
    const tier = tiers[id]
    return tier ? <Package key={id} {...tier} /> : null
  })
}

function Package(props: { name: string; summary: string; features: readonly string[] }) {
  return (
    <>
      <Subheading>{props.name}</Subheading>
      <Paragraph>{props.summary}</Paragraph>
      <Bullets items={props.features} />
    </>
  )
}
