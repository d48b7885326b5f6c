import { Paragraph, Subheading, Title } from '#papers/paper.tsx'
import type { PaperContext } from './paper-context.ts'
import { sheet } from './sheet.tsx'

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
