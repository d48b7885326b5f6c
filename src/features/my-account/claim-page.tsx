import { useContext, useState } from 'react'
import { Form } from 'react-router'
import { outsideCover } from '#brokerage/policies/outside-cover.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { withoutTurning } from '#i18n/without-turning.ts'
import { PageLanguageContext } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { DateField } from '#ui/field/date-field.tsx'
import { joinDate, splitDate } from '#ui/field/join-date.ts'
import { MoneyField } from '#ui/field/money-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import type { ClaimPageData } from './claim.ts'
import { FilesField } from './claim-files-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'

/** Reports a claim, with what its kind needs beside it. */
export function ClaimPage({
  page,
  answer,
}: {
  page: ClaimPageData
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const language = useContext(PageLanguageContext)
  const check = useChecks(answer)
  const values = answer?.values ?? {}
  const [kind, setKind] = useState(values['kind'] ?? '')
  const labels = {
    kind: t('claim.kind'),
    occurredOn: t('claim.occurredOn'),
    description: t('claim.description'),
    amount: t('claim.amount'),
    files: t('claim.files'),
  }
  return (
    <OwnPage title={t('claim.title')} lead={page.product} place="policies">
      <FormMessages answer={answer} labels={labels} />
      <Form
        method="post"
        encType="multipart/form-data"
        className="account-columns account-report"
        noValidate
      >
        <div className="account-stack">
          <Select
            name="kind"
            label={labels.kind}
            options={page.kinds.map(({ kind }) => ({
              value: kind,
              label: t(`claimKinds.${kind}`),
            }))}
            placeholder={t('choose')}
            defaultValue={values['kind']}
            onChange={(event) => setKind(event.target.value)}
            error={check('kind')}
            required
          />
          <OccurredOn page={page} label={labels.occurredOn} answer={answer} />
          <TextArea
            name="description"
            label={labels.description}
            help={t('claim.descriptionHelp')}
            maxLength={5000}
            defaultValue={values['description']}
            error={check('description')}
            required
          />
          <MoneyField
            name="amount"
            label={labels.amount}
            optionalLabel={t('optional')}
            currency="€"
            currencyPosition={language === 'en' ? 'before' : 'after'}
            defaultValue={values['amount']}
            error={check('amount')}
          />
        </div>
        <Checklists page={page} kind={kind} />
        <div className="account-stack">
          {answer?.files?.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="fileId"
              id={`file-${id}`}
              value={`${id}|${name}`}
              label={t('claim.taken', { file: withoutTurning(name) })}
              className="account-taken"
              defaultChecked
            />
          ))}
          <FilesField
            id="files"
            optionalLabel={t('optional')}
            error={check('files')}
            attempt={answer?.problem ? undefined : answer}
          />
          <div className="ui-buttons">
            <Button type="submit">{t('claim.send')}</Button>
            <Button href={`/me/policies/${page.reference}`} variant="quiet">
              {t('claim.back')}
            </Button>
          </div>
        </div>
      </Form>
    </OwnPage>
  )
}

/** What helps to decide: of the chosen kind, or of each while none is chosen. */
function Checklists({ page, kind }: { page: ClaimPageData; kind: string }) {
  const t = useWording('account')
  const chosen = page.kinds.filter((each) => each.kind === kind)
  const shown = chosen.length > 0 ? chosen : page.kinds
  return (
    <Card as="aside" padding="large" className="account-stack">
      <h2>{t('claim.checklist')}</h2>
      <p>{t('claim.checklistLead', { by: page.by })}</p>
      {shown.map(({ kind, checklist, paid }) => (
        <div key={kind}>
          <h3>{t(`claimKinds.${kind}`)}</h3>
          <ul className="account-checklist">
            {checklist.map((item) => (
              <li key={item}>{softHyphens(t(`checklist.${item}`))}</li>
            ))}
          </ul>
          {paid && <p className="account-hint">{t('claim.paidFrom', paid)}</p>}
        </div>
      ))}
    </Card>
  )
}

/** A day outside of the cover is taken all the same: whether it counts is not for a form to say. */
function OccurredOn({
  page: { cover, waiting, by },
  label,
  answer,
}: {
  page: ClaimPageData
  label: string
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const given = splitDate(answer?.values['occurredOn'] ?? '')
  const [typed, setTyped] = useState(given)
  const day = joinDate(typed)
  const outside = /^\d{4}-\d{2}-\d{2}$/.test(day) ? outsideCover(cover, day) : undefined
  const { first, last, waited } = cover
  const date = outside && { before: first, after: last, waiting: waited }[outside]
  const doubt = outside && [
    t(`claim.${outside}Cover`, { date: date ?? '', by }),
    ...(outside === 'waiting' && waiting ? [waiting] : []),
    t('claim.outsideCover', { by }),
  ]
  return (
    <DateField
      name="occurredOn"
      label={label}
      help={last ? t('claim.cover', { first, last }) : t('claim.coverWithoutEnd', { first })}
      partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
      defaultValue={given}
      onPartChange={(part, value) => setTyped((before) => ({ ...before, [part]: value }))}
      error={check('occurredOn')}
      doubt={doubt?.join(' ')}
      required
    />
  )
}
