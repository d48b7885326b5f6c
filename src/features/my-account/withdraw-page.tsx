import { useState } from 'react'
import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Facts } from './facts.tsx'
import { EmailField, FormMessages, useChecks } from './form-parts.tsx'
import { SmallPage } from './frames.tsx'
import { Receipt } from './receipt.tsx'
import { ToldNotice } from './told-notice.tsx'
import type { WithdrawalAnswer, WithdrawalPageData } from './withdraw.ts'

type Props = { page: WithdrawalPageData; answer: WithdrawalAnswer | undefined }
type Answered<Part extends keyof WithdrawalAnswer> = NonNullable<WithdrawalAnswer[Part]>

/**
 * Number and address, then a look at what it is, then the declaration. The forms are sent to where
 * the page is: a number that came with a link stays in its address. One that is typed does not get
 * there, where tags would read it that were loaded before.
 */
export function WithdrawPage({ page, answer }: Props) {
  // The way back from a step leads to what was typed before it.
  const [typed, setTyped] = useState(answer?.values)
  if (answer && answer.values !== typed) setTyped(answer.values)
  const values = { ...page, ...typed }
  if (page.receipt && !answer) return <Done receipt={page.receipt} />
  if (answer?.withdrawn) return <DoneBefore withdrawn={answer.withdrawn} />
  if (answer?.found) return <LookStep found={answer.found} values={values} />
  if (answer?.byHand) return <DeclarationStep page={page} answer={answer} byHand={answer.byHand} />
  return <FindStep page={page} answer={answer} values={values} />
}

function Done({ receipt }: { receipt: NonNullable<WithdrawalPageData['receipt']> }) {
  const t = useWording('account')
  return (
    <SmallPage title={t('withdraw.doneTitle')}>
      <ToldNotice>
        {t('withdraw.received', { at: receipt.at })}{' '}
        <Words>{t(receipt.isOpen ? 'withdraw.doneByHand' : 'withdraw.done')}</Words>
      </ToldNotice>
      <Facts
        facts={[
          [t('withdraw.declared'), receipt.contract],
          [t('withdraw.receipt'), receipt.number, 'number'],
        ]}
      />
      <ToAccount>{t('confirm.toAccount')}</ToAccount>
    </SmallPage>
  )
}

function DoneBefore({ withdrawn: { date, receipt } }: { withdrawn: Answered<'withdrawn'> }) {
  const t = useWording('account')
  return (
    <SmallPage title={t('withdraw.alreadyTitle')}>
      <ToldNotice>
        {t('withdraw.already', { date })} {receipt && <Receipt number={receipt} />}
      </ToldNotice>
      <ToAccount>{t('confirm.toAccount')}</ToAccount>
    </SmallPage>
  )
}

type Values = { readonly reference: string; readonly email: string }

function FindStep({ page, answer, values }: Props & { values: Values }) {
  const t = useWording('account')
  const check = useChecks(answer)
  return (
    <SmallPage title={t('withdraw.title')} lead={t('withdraw.lead')}>
      <FormMessages answer={answer} labels={{ email: t('email') }} />
      <Form method="post" className="account-stack" noValidate replace={answer !== undefined}>
        <TextField
          name="reference"
          label={t('withdraw.reference')}
          help={t('withdraw.referenceHelp')}
          autoComplete="off"
          defaultValue={values.reference}
        />
        <EmailField
          help={t('withdraw.emailHelp')}
          defaultValue={values.email}
          error={check('email')}
        />
        <Button type="submit" name="do" value="find" fullWidth>
          {t('withdraw.next')}
        </Button>
      </Form>
      <p className="account-hint">
        <Words>{t('withdraw.otherwise', page.ours)}</Words>
      </p>
    </SmallPage>
  )
}

/** Before there is a contract an application is taken back. */
function LookStep({ found, values }: { found: Answered<'found'>; values: Values }) {
  const t = useWording('account')
  const words = found.isContract ? 'withdraw' : 'withdraw.takeBack'
  return (
    <SmallPage title={t('withdraw.confirmTitle')} lead={t(`${words}.confirmLead`)} isNextStep>
      <Facts
        facts={[
          [
            t(found.isContract ? 'withdraw.contract' : 'withdraw.takeBack.application'),
            <Words key="product">{found.product}</Words>,
          ],
          [t('card.number'), found.reference],
          [t('withdraw.until'), found.until],
        ]}
      />
      {found.isWaitingForPapers && <p className="account-hint">{t('withdraw.notBegun')}</p>}
      <Form method="post" className="account-stack">
        <input type="hidden" name="reference" value={values.reference} />
        <input type="hidden" name="email" value={values.email} />
        <input type="hidden" name="ticket" value={found.ticket} />
        <Button type="submit" name="do" value="withdraw" variant="danger" fullWidth>
          {t(`${words}.confirm`)}
        </Button>
        <ToAccount>{t(`${words}.keep`)}</ToAccount>
      </Form>
    </SmallPage>
  )
}

/**
 * The declaration in their own words, where it cannot be carried out at once. Nothing here tells
 * whether there is such a number or address.
 */
function DeclarationStep({
  page,
  answer,
  byHand,
}: {
  page: WithdrawalPageData
  answer: WithdrawalAnswer
  byHand: Answered<'byHand'>
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const { values } = answer
  const isFirstLook = Object.keys(answer.errors).length === 0 && !answer.problem
  return (
    <SmallPage
      title={t(`withdraw.${byHand}.title`)}
      lead={t(`withdraw.${byHand}.lead`)}
      isNextStep={isFirstLook}
    >
      <FormMessages answer={answer} labels={{ name: t('withdraw.name'), email: t('email') }} />
      <Form method="post" className="account-stack" noValidate>
        <input type="hidden" name="byHand" value={byHand} />
        <TextField
          name="name"
          label={t('withdraw.name')}
          autoComplete="name"
          maxLength={80}
          defaultValue={values['name'] ?? ''}
          error={check('name')}
          required
        />
        <TextField
          name="reference"
          label={t('withdraw.which')}
          help={t('withdraw.whichHelp')}
          autoComplete="off"
          maxLength={80}
          defaultValue={values['reference'] ?? ''}
        />
        <EmailField
          help={t('withdraw.receiptHelp')}
          defaultValue={values['email'] ?? ''}
          error={check('email')}
        />
        <Button type="submit" name="do" value="declare" variant="danger" fullWidth>
          {t('withdraw.confirm')}
        </Button>
        <ToAccount>{t('withdraw.keep')}</ToAccount>
      </Form>
      <p className="account-hint">
        <Words>{t('withdraw.otherwise', page.ours)}</Words>
      </p>
    </SmallPage>
  )
}

function ToAccount({ children }: { children: string }) {
  return (
    <Button href="/me/policies" variant="secondary" fullWidth>
      {children}
    </Button>
  )
}
