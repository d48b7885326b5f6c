import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { MailIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormAnswer, Problem } from './form-answer.ts'
import { CodeField, FormMessages, PasswordField, useChecks } from './form-parts.tsx'
import { SmallPage } from './frames.tsx'
import type { ResetPageData } from './reset.ts'

type Answered = { answer: FormAnswer | undefined }

/** One button between a link and what it does. What is used up or failed leads to the sign-in. */
export function TicketPage({
  answer,
  ticket,
  signInHref,
  isRenewable = false,
}: Answered & {
  ticket: string
  signInHref: string
  /** Whether a new link can be mailed in its place. */
  isRenewable?: boolean
}) {
  const t = useWording('account')
  if (answer?.told) return <NewLinkSent>{t('told.linkSent')}</NewLinkSent>
  if ((isOver(answer) || isRenewal(answer)) && !answer?.ticket) {
    const mayRenew = isRenewable && (answer?.problem === 'badLink' || isRenewal(answer))
    return (
      <OverPage answer={answer} ticket={mayRenew ? ticket : undefined} signInHref={signInHref}>
        <FormMessages answer={answer} labels={{}} />
      </OverPage>
    )
  }
  return (
    <SmallPage
      title={t('ticket.title')}
      lead={t('ticket.lead')}
      below={<a href={signInHref}>{t('ticket.other')}</a>}
    >
      <FormMessages answer={answer} labels={{}} />
      <Form method="post" className="account-stack">
        <input type="hidden" name="ticket" value={answer?.ticket ?? ticket} />
        {answer?.ticket && <CodeField occasion={answer} />}
        <Button type="submit" name="do" value={answer?.ticket ? 'code' : 'use'} fullWidth>
          {t('ticket.button')}
        </Button>
      </Form>
    </SmallPage>
  )
}

/** A link of which a mail program cut the end off promises no sign-in. */
export function SignInLinkPage({
  answer,
  page,
}: Answered & {
  page: { ticket: string; signInHref: string; isRenewable: boolean }
}) {
  const failed = page.isRenewable ? undefined : INCOMPLETE
  return <TicketPage {...page} answer={answer ?? failed} />
}

const INCOMPLETE: FormAnswer = { values: {}, errors: {}, problem: 'badLink' }

/** Chooses a new password. A link that is over says so before one is typed. */
export function ResetPage({ answer, page }: Answered & { page: ResetPageData }) {
  const t = useWording('account')
  const check = useChecks(answer)
  if (answer?.told) return <NewLinkSent>{t('told.resetSent')}</NewLinkSent>
  if (page.isOver || answer?.problem === 'badLink' || isRenewal(answer)) {
    const ticket = page.isRenewable ? page.code : undefined
    const mayTryAgain = answer?.problem !== undefined && !isOver(answer)
    return (
      <OverPage answer={answer} ticket={ticket} signInHref={page.signInHref} hasAnotherWay>
        {mayTryAgain ? (
          <FormMessages answer={answer} labels={{}} />
        ) : (
          <Notice kind="warning">{t('reset.over')}</Notice>
        )}
        {ticket === undefined && (
          <Button href={page.againHref} fullWidth>
            {t('reset.newLink')}
          </Button>
        )}
      </OverPage>
    )
  }
  return (
    <SmallPage
      title={t('reset.newTitle')}
      lead={t('reset.newLead')}
      below={<a href={page.againHref}>{t('reset.newLink')}</a>}
    >
      <FormMessages answer={answer} labels={{ password: t('newPassword') }} />
      <Form method="post" className="account-stack" noValidate>
        <input type="hidden" name="code" value={page.code} />
        <PasswordField isNew error={check('password')} />
        <Button type="submit" fullWidth>
          {t('reset.save')}
        </Button>
      </Form>
    </SmallPage>
  )
}

/** The second yes to advertising. */
export function NewsPage({ answer, ticket }: Answered & { ticket: string }) {
  const t = useWording('account')
  if (isOver(answer)) {
    return (
      <SmallPage title={t('ticket.goneTitle')} isNextStep>
        <Notice kind="warning">{t('news.over')}</Notice>
        <Button href="/me/settings" fullWidth>
          {t('news.settings')}
        </Button>
      </SmallPage>
    )
  }
  if (answer?.told) {
    return (
      <SmallPage title={t('news.title')} isNextStep>
        <Notice kind="success">{t('told.newsConfirmed')}</Notice>
        <Button href="/me/settings" variant="secondary" fullWidth>
          {t('news.settings')}
        </Button>
      </SmallPage>
    )
  }
  return (
    <SmallPage title={t('news.title')} lead={t('news.lead')}>
      <FormMessages answer={answer} labels={{}} />
      <Form method="post" className="account-stack">
        <input type="hidden" name="ticket" value={ticket} />
        <Button type="submit" fullWidth>
          {t('news.button')}
        </Button>
      </Form>
    </SmallPage>
  )
}

/** Whether trying once more with the same link is of no use. */
function isOver(answer: FormAnswer | undefined): boolean {
  const problem = answer?.problem
  return problem !== undefined && !PASSING.includes(problem)
}

const PASSING: readonly Problem[] = ['tooMany', 'tooManyMails', 'away']

/** Whether it answers who asked for a new link: theirs is over, whatever came in the way of another. */
function isRenewal(answer: FormAnswer | undefined): boolean {
  return answer?.form === 'renew'
}

/** What becomes of a link that works no more: a new one where that can be mailed, or the sign-in. */
function OverPage({
  answer,
  ticket,
  signInHref,
  hasAnotherWay = ticket !== undefined,
  children,
}: Answered & {
  ticket: string | undefined
  signInHref: string
  /** Whether a button above leads to a new link: one of the two is the first to press. */
  hasAnotherWay?: boolean
  children: ReactNode
}) {
  const t = useWording('account')
  const hasFailed = isOver(answer) && answer?.problem !== 'badLink'
  return (
    <SmallPage
      title={t(hasFailed ? 'ticket.overTitle' : 'ticket.goneTitle')}
      isNextStep={answer !== undefined}
    >
      {children}
      {ticket !== undefined && (
        <Form method="post">
          <input type="hidden" name="ticket" value={ticket} />
          <Button type="submit" name="do" value="renew" fullWidth iconStart={<MailIcon />}>
            {t('ticket.renew')}
          </Button>
        </Form>
      )}
      <Button href={signInHref} variant={hasAnotherWay ? 'secondary' : 'primary'} fullWidth>
        {t('ticket.other')}
      </Button>
    </SmallPage>
  )
}

function NewLinkSent({ children }: { children: ReactNode }) {
  const t = useWording('account')
  return (
    <SmallPage title={t('ticket.sentTitle')} isNextStep>
      <Notice kind="success" announce="status">
        {children}
      </Notice>
    </SmallPage>
  )
}
