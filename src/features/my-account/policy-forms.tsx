import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { mayBeNameOf } from '#insurance/fields/may-be-name-of.ts'
import { isUnusualPostcode } from '#insurance/identifiers/postcode.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { DateField } from '#ui/field/date-field.tsx'
import { splitDate } from '#ui/field/join-date.ts'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
import type { PolicyPageData } from './load-policy.ts'

/** What can be asked of a contract; each opens where it stands. */
export function PolicyForms({
  page,
  answer,
}: {
  page: PolicyPageData
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  if (!page.may.change) return null
  return (
    <section aria-labelledby="changes" className="account-changes" data-print="hide">
      <h2 id="changes">{t('policy.changes')}</h2>
      <Change kind="address" answer={answer}>
        <AddressFields page={page} answer={answer} />
      </Change>
      <Change kind="bank" answer={answer}>
        <BankFields page={page} answer={answer} />
      </Change>
      {page.may.moveStart && (
        <Change kind="startDate" answer={answer}>
          <StartDateField answer={answer} />
        </Change>
      )}
      <Change kind="question" answer={answer}>
        <QuestionField answer={answer} />
      </Change>
      {page.may.cancel && (
        <Change kind="cancel" answer={answer} danger>
          <CancelFields page={page} answer={answer} />
        </Change>
      )}
    </section>
  )
}

type Kind = 'address' | 'bank' | 'startDate' | 'question' | 'cancel'
type Answered = { answer: FormAnswer | undefined }

function Change({
  kind,
  answer,
  danger = false,
  children,
}: Answered & { kind: Kind; danger?: boolean; children: ReactNode }) {
  const t = useWording('account')
  const own = answer?.form === kind ? answer : undefined
  return (
    <Disclosure summary={t(`changes.${kind}`)} open={own !== undefined}>
      <Form method="post" className="account-stack" noValidate>
        <FormMessages answer={own} labels={useLabels()} />
        {children}
        <Button
          type="submit"
          name="do"
          value={kind}
          variant={danger ? 'danger' : 'primary'}
          size="small"
        >
          {t(kind === 'cancel' ? 'changes.cancelNow' : 'changes.send')}
        </Button>
      </Form>
    </Disclosure>
  )
}

function useLabels(): Record<string, string> {
  const t = useWording('account')
  const names = [
    'street',
    'houseNo',
    'pc',
    'city',
    'state',
    'accountHolder',
    'iban',
    'sepaMandate',
    'startDate',
    'text',
    'sure',
  ] as const
  return Object.fromEntries(names.map((name) => [name, t(`fields.${name as 'street'}`)]))
}

export function AddressFields({
  page,
  answer,
}: Answered & { page: Pick<PolicyPageData, 'states' | 'unusualPostcode' | 'mayMovePrice'> }) {
  const t = useWording('account')
  const check = useChecks(answer)
  const [postcode, setPostcode] = useState(answer?.values['pc'] ?? '')
  const text = (
    name: 'street' | 'houseNo' | 'pc' | 'city',
    autoComplete: string,
    more: Partial<TextFieldProps> = {},
  ) => (
    <TextField
      name={name}
      label={t(`fields.${name}`)}
      autoComplete={autoComplete}
      defaultValue={answer?.values[name]}
      error={check(name)}
      required
      {...more}
    />
  )
  return (
    <>
      {page.mayMovePrice && <p>{t('changes.priceOfMove')}</p>}
      {text('street', 'address-line1')}
      {text('houseNo', 'off', { characters: 5 })}
      {text('pc', 'postal-code', {
        characters: 10,
        inputMode: 'numeric',
        doubt: isUnusualPostcode(postcode.trim()) && page.unusualPostcode,
        onChange: (event) => setPostcode(event.target.value),
      })}
      {text('city', 'address-level2')}
      <Select
        name="state"
        label={t('fields.state')}
        options={page.states}
        placeholder={t('choose')}
        defaultValue={answer?.values['state']}
        error={check('state')}
        required
      />
      <TextArea
        name="text"
        id="move"
        label={t('fields.move')}
        help={t('fields.moveHelp')}
        optionalLabel={t('optional')}
        maxLength={2000}
        defaultValue={answer?.values['text']}
      />
    </>
  )
}

function BankFields({
  page,
  answer,
}: Answered & {
  page: Pick<
    PolicyPageData,
    'mandate' | 'paysByTransfer' | 'leavesB2b' | 'person' | 'accountOfAnother'
  >
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const [holder, setHolder] = useState(answer?.values['accountHolder'] ?? '')
  return (
    <>
      {page.paysByTransfer && <p>{t('changes.bankByTransfer')}</p>}
      {page.leavesB2b && <p>{t('changes.bankFromB2b')}</p>}
      <TextField
        name="accountHolder"
        label={t('fields.accountHolder')}
        autoComplete="name"
        defaultValue={answer?.values['accountHolder']}
        error={check('accountHolder')}
        doubt={!mayBeNameOf(holder, page.person) && page.accountOfAnother}
        onChange={(event) => setHolder(event.target.value)}
        required
      />
      <TextField
        name="iban"
        label={t('fields.iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={check('iban')}
        required
      />
      <Checkbox
        name="sepaMandate"
        id="sepaMandate"
        value="yes"
        label={page.mandate}
        error={check('sepaMandate')}
        required
      />
    </>
  )
}

function StartDateField({ answer }: Answered) {
  const t = useWording('account')
  const check = useChecks(answer)
  return (
    <DateField
      name="startDate"
      label={t('fields.startDate')}
      partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
      defaultValue={splitDate(answer?.values['startDate'] ?? '')}
      error={check('startDate')}
      required
    />
  )
}

function QuestionField({ answer }: Answered) {
  const t = useWording('account')
  const check = useChecks(answer)
  return (
    <TextArea
      name="text"
      label={t('fields.text')}
      maxLength={2000}
      defaultValue={answer?.values['text']}
      error={check('text')}
      required
    />
  )
}

function CancelFields({ page, answer }: Answered & { page: PolicyPageData }) {
  const t = useWording('account')
  const check = useChecks(answer)
  const right = page.premium?.right
  return (
    <>
      <p>{t('changes.cancelText', { date: page.earliestEnd ?? '' })}</p>
      {right && (
        <p>
          {t('changes.cancelByPremium', right.days)}{' '}
          <a href="#premium" className="ui-link">
            {t('premium.cancel')}
          </a>
        </p>
      )}
      <p>
        {right && page.nextCover === 'none'
          ? t('changes.cancelSooner')
          : t(`changes.cancelMore.${page.nextCover}`, { due: page.proofDue ?? '' })}
      </p>
      <Checkbox
        name="sure"
        id="sure"
        value="yes"
        label={t('fields.sure')}
        error={check('sure')}
        required
      />
    </>
  )
}
